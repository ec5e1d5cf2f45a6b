extension KeptRecords {
  /// Classes of the frameworks beside UIKit, which ask for films, places, purchases, people and files: none are there.
  static let frameworkClasses = media + places + shops + people + devices

  /// Classes of the frameworks for films, sounds and pictures.
  static let media =
    classes(
      """
      AVPlayerItem NSObject +playerItemWithURL:/init(url:)=self +playerItemWithAsset:/init(asset:)=self initWithURL:/init(url:)=self status/status=0 error
        initWithAsset:/init(asset:)=self duration currentTime/currentTime() asset loadedTimeRanges/loadedTimeRanges=[] tracks/tracks=[]
        seekToTime:/seek(to:) seekToTime:completionHandler:/seek(to:completionHandler:) presentationSize isPlaybackLikelyToKeepUp=NO
        isPlaybackBufferEmpty=NO preferredPeakBitRate preferredForwardBufferDuration videoComposition audioMix addOutput:/add(_:)
      AVPlayerLayer CALayer +playerLayerWithPlayer:/init(player:)=self player videoGravity isReadyForDisplay=NO videoRect
      AVQueuePlayer AVPlayer +queuePlayerWithItems:/init(items:)=self initWithItems:/init(items:)=self advanceToNextItem/advanceToNextItem() items/items()=[]
        insertItem:afterItem:/insert(_:after:) removeItem:/remove(_:) removeAllItems/removeAllItems()
      AVPlayerLooper NSObject initWithPlayer:templateItem:timeRange:/init(player:templateItem:timeRange:)=self
        +playerLooperWithPlayer:templateItem:/init(player:templateItem:)=self disableLooping/disableLooping()
      AVAsset NSObject +assetWithURL:/init(url:)=self duration tracks/tracks=[] tracksWithMediaType:/tracks(withMediaType:)=[] commonMetadata/commonMetadata=[]
        loadValuesAsynchronouslyForKeys:completionHandler:/loadValuesAsynchronously(forKeys:completionHandler:) isPlayable=NO metadata/metadata=[]
        statusOfValueForKey:error:/statusOfValue(forKey:error:)=0 preferredTransform isExportable=NO cancelLoading/cancelLoading()
      AVURLAsset AVAsset +URLAssetWithURL:options:/init(url:options:)=self initWithURL:options:/init(url:options:)=self +assetWithURL:/init(url:)=self URL url
        resourceLoader
      AVAssetTrack NSObject naturalSize preferredTransform timeRange nominalFrameRate mediaType
      AVAssetImageGenerator NSObject +assetImageGeneratorWithAsset:/init(asset:)=self initWithAsset:/init(asset:)=self appliesPreferredTrackTransform maximumSize
        copyCGImageAtTime:actualTime:error:/copyCGImage(at:actualTime:)=CGImage requestedTimeToleranceBefore requestedTimeToleranceAfter
        generateCGImagesAsynchronouslyForTimes:completionHandler:/generateCGImagesAsynchronously(forTimes:completionHandler:)
      AVAssetExportSession NSObject initWithAsset:presetName:/init(asset:presetName:)=self outputURL outputFileType status error progress timeRange
        exportAsynchronouslyWithCompletionHandler:/exportAsynchronously(completionHandler:) shouldOptimizeForNetworkUse videoComposition
      AVAssetReader NSObject
      AVAssetWriter NSObject
      AVMutableComposition AVAsset +composition/init()=self addMutableTrackWithMediaType:preferredTrackID:/addMutableTrack(withMediaType:preferredTrackID:)
      AVAudioRecorder NSObject initWithURL:settings:error:/init(url:settings:)=self record/record()=NO stop/stop() pause/pause() prepareToRecord/prepareToRecord()=NO
        isRecording=NO recording delegate meteringEnabled isMeteringEnabled updateMeters/updateMeters() averagePowerForChannel:/averagePower(forChannel:)=0.0 url
        currentTime/currentTime=0.0 deleteRecording/deleteRecording()=NO peakPowerForChannel:/peakPower(forChannel:)=0.0
      AVAudioSession NSObject +sharedInstance/sharedInstance()=self setCategory:error:/setCategory(_:)=YES setActive:error:/setActive(_:)=YES
        setCategory:withOptions:error:/setCategory(_:with:)=YES setCategory:mode:options:error:/setCategory(_:mode:options:)=YES
        setCategory:mode:error:/setCategory(_:mode:)=YES setActive:withOptions:error:/setActive(_:options:)=YES setMode:error:/setMode(_:)=YES category mode
        outputVolume/outputVolume=1.0 currentRoute isOtherAudioPlaying=NO otherAudioPlaying overrideOutputAudioPort:error:/overrideOutputAudioPort(_:)=YES
        requestRecordPermission:/requestRecordPermission(_:) sampleRate delegate setPreferredIOBufferDuration:error:=YES
        setActive:withFlags:error:=YES secondaryAudioShouldBeSilencedHint recordPermission
      AVAudioEngine NSObject attachNode:/attach(_:) connect:to:format:/connect(_:to:format:) startAndReturnError:/start()=NO stop/stop() mainMixerNode
        inputNode outputNode isRunning=NO prepare/prepare()
      AVAudioPlayerNode NSObject scheduleFile:atTime:completionHandler:/scheduleFile(_:at:completionHandler:) play/play() stop/stop() pause/pause()
      AVAudioFile NSObject initForReading:error:/init(forReading:)=self
      AVCaptureSession NSObject addInput:/addInput(_:) addOutput:/addOutput(_:) canAddInput:/canAddInput(_:)=NO canAddOutput:/canAddOutput(_:)=NO
        startRunning/startRunning() stopRunning/stopRunning() isRunning=NO sessionPreset beginConfiguration/beginConfiguration() inputs/inputs=[]
        commitConfiguration/commitConfiguration() removeInput:/removeInput(_:) outputs/outputs=[]
      AVCaptureDevice NSObject +defaultDeviceWithMediaType:/default(for:) +devicesWithMediaType:/devices(for:)=[] +devices/devices()=[]
        +authorizationStatusForMediaType:/authorizationStatus(for:)=0 +requestAccessForMediaType:completionHandler:/requestAccess(for:completionHandler:)
        lockForConfiguration:/lockForConfiguration()=NO unlockForConfiguration/unlockForConfiguration() hasTorch=NO torchMode position
        +defaultDeviceWithDeviceType:mediaType:position:/default(_:for:position:)
      AVCaptureDeviceInput NSObject +deviceInputWithDevice:error:/init(device:)=self initWithDevice:error:/init(device:)=self device
      AVCaptureVideoPreviewLayer CALayer +layerWithSession:/init(session:)=self initWithSession:/init(session:)=self session videoGravity connection
      AVCaptureMetadataOutput NSObject setMetadataObjectsDelegate:queue:/setMetadataObjectsDelegate(_:queue:) metadataObjectTypes
        availableMetadataObjectTypes=[] rectOfInterest
      AVCaptureStillImageOutput NSObject outputSettings captureStillImageAsynchronouslyFromConnection:completionHandler:
        +jpegStillImageNSDataRepresentation: connectionWithMediaType:
      AVCapturePhotoOutput NSObject capturePhotoWithSettings:delegate:/capturePhoto(with:delegate:)
      AVCaptureVideoDataOutput NSObject setSampleBufferDelegate:queue:/setSampleBufferDelegate(_:queue:) videoSettings alwaysDiscardsLateVideoFrames
      AVMetadataItem NSObject value commonKey stringValue key
      AVMetadataMachineReadableCodeObject NSObject stringValue type
      AVSpeechSynthesizer NSObject speakUtterance:/speak(_:) stopSpeakingAtBoundary:/stopSpeaking(at:)=NO pauseSpeakingAtBoundary:/pauseSpeaking(at:)=NO
        continueSpeaking/continueSpeaking()=NO isSpeaking=NO speaking isPaused=NO paused delegate
      AVSpeechUtterance NSObject +speechUtteranceWithString:/init(string:)=self initWithString:/init(string:)=self voice rate pitchMultiplier volume
        speechString preUtteranceDelay postUtteranceDelay
      AVSpeechSynthesisVoice NSObject +voiceWithLanguage:/init(language:)=self +speechVoices/speechVoices()=[] language name +currentLanguageCode=""
      AVPictureInPictureController NSObject initWithPlayerLayer:/init(playerLayer:)=self +isPictureInPictureSupported/isPictureInPictureSupported()=NO delegate
        startPictureInPicture/startPictureInPicture() stopPictureInPicture/stopPictureInPicture()
      AVRoutePickerView UIView delegate activeTintColor prioritizesVideoDevices
      MPMusicPlayerController NSObject +systemMusicPlayer/systemMusicPlayer=self +applicationMusicPlayer/applicationMusicPlayer=self +iPodMusicPlayer=self
        play/play() pause/pause() stop/stop() nowPlayingItem playbackState/playbackState=0 skipToNextItem/skipToNextItem() volume repeatMode shuffleMode
        setQueueWithItemCollection:/setQueue(with:) beginGeneratingPlaybackNotifications/beginGeneratingPlaybackNotifications()
        endGeneratingPlaybackNotifications/endGeneratingPlaybackNotifications() skipToPreviousItem/skipToPreviousItem() currentPlaybackTime
      MPMediaItem NSObject valueForProperty:/value(forProperty:) title artist albumTitle playbackDuration persistentID artwork assetURL
      MPMediaItemCollection NSObject initWithItems:/init(items:)=self items/items=[] count/count=0 representativeItem +collectionWithItems:=self
      MPMediaQuery NSObject +songsQuery/songs()=self +albumsQuery/albums()=self +artistsQuery/artists()=self +playlistsQuery/playlists()=self items collections
        addFilterPredicate:/addFilterPredicate(_:) groupingType +podcastsQuery/podcasts()=self
      MPMediaPropertyPredicate NSObject +predicateWithValue:forProperty:/init(value:forProperty:)=self
        +predicateWithValue:forProperty:comparisonType:/init(value:forProperty:comparisonType:)=self
      MPMediaPickerController UIViewController initWithMediaTypes:/init(mediaTypes:)=self delegate allowsPickingMultipleItems prompt showsCloudItems
      MPMediaItemArtwork NSObject initWithImage:/init(image:)=self initWithBoundsSize:requestHandler:/init(boundsSize:requestHandler:)=self
        imageWithSize:/image(at:)
      MPNowPlayingInfoCenter NSObject +defaultCenter/default()=self nowPlayingInfo playbackState
      MPRemoteCommandCenter NSObject +sharedCommandCenter/shared()=self playCommand=MPRemoteCommand pauseCommand=MPRemoteCommand
        togglePlayPauseCommand=MPRemoteCommand nextTrackCommand=MPRemoteCommand previousTrackCommand=MPRemoteCommand stopCommand=MPRemoteCommand
        skipForwardCommand=MPRemoteCommand skipBackwardCommand=MPRemoteCommand changePlaybackPositionCommand=MPRemoteCommand
        changePlaybackRateCommand=MPRemoteCommand likeCommand=MPRemoteCommand seekForwardCommand=MPRemoteCommand seekBackwardCommand=MPRemoteCommand
      MPRemoteCommand NSObject addTarget:action:/addTarget(_:action:) addTargetWithHandler:/addTarget(handler:)=NSObject removeTarget:/removeTarget(_:) enabled
        isEnabled preferredIntervals removeTarget:action:/removeTarget(_:action:) supportedPlaybackRates localizedTitle
      MPVolumeView UIView showsVolumeSlider showsRouteButton setRouteButtonImage:forState:/setRouteButtonImage(_:for:)
        setVolumeThumbImage:forState:/setVolumeThumbImage(_:for:) setMinimumVolumeSliderImage:forState:/setMinimumVolumeSliderImage(_:for:)
      SKScene NSObject scaleMode size +sceneWithSize:/init(size:)=self addChild:/addChild(_:)
      SKNode NSObject position zRotation name addChild:/addChild(_:) removeFromParent/removeFromParent() runAction:/run(_:)
      SKSpriteNode SKNode +spriteNodeWithImageNamed:/init(imageNamed:)=self size
      SKLabelNode SKNode +labelNodeWithText:/init(text:)=self +labelNodeWithFontNamed:/init(fontNamed:)=self text fontSize fontColor
      SKAction NSObject +moveTo:duration:/move(to:duration:)=self +sequence:/sequence(_:)=self
      SKTexture NSObject +textureWithImageNamed:/init(imageNamed:)=self
      SCNView UIView scene allowsCameraControl autoenablesDefaultLighting
      SCNScene NSObject +sceneNamed:/init(named:)=self rootNode
      SCNNode NSObject position geometry addChildNode:/addChildNode(_:)
      MTKView UIView device delegate preferredFramesPerSecond colorPixelFormat
      GLKView UIView context drawableDepthFormat
      GLKViewController UIViewController preferredFramesPerSecond
      EAGLContext NSObject initWithAPI:/init(api:)=self +setCurrentContext:/setCurrent(_:)=YES
      PHPhotoLibrary NSObject +sharedPhotoLibrary/shared()=self +requestAuthorization:/requestAuthorization(_:) +authorizationStatus/authorizationStatus()=0
        performChanges:completionHandler:/performChanges(_:completionHandler:) registerChangeObserver:/register(_:) unregisterChangeObserver:/unregisterChangeObserver(_:)
        +requestAuthorizationForAccessLevel:handler:/requestAuthorization(for:handler:)
      PHAsset NSObject +fetchAssetsWithMediaType:options:/fetchAssets(with:options:)=PHFetchResult +fetchAssetsWithOptions:/fetchAssets(with:)=PHFetchResult
        +fetchAssetsInAssetCollection:options:/fetchAssets(in:options:)=PHFetchResult localIdentifier mediaType creationDate pixelWidth pixelHeight duration
        +fetchAssetsWithLocalIdentifiers:options:/fetchAssets(withLocalIdentifiers:options:)=PHFetchResult location favorite isFavorite
        +fetchAssetsWithALAssetURLs:options:/fetchAssets(withALAssetURLs:options:)=PHFetchResult
      PHAssetCollection NSObject localizedTitle estimatedAssetCount
        +fetchAssetCollectionsWithType:subtype:options:/fetchAssetCollections(with:subtype:options:)=PHFetchResult
      PHFetchResult NSObject count/count=0 objectAtIndex:/object(at:) firstObject lastObject enumerateObjectsUsingBlock:/enumerateObjects(_:)
        objectsAtIndexes:/objects(at:)=[]
      PHFetchOptions NSObject sortDescriptors predicate fetchLimit includeHiddenAssets
      PHImageManager NSObject +defaultManager/default()=self cancelImageRequest:/cancelImageRequest(_:)
        requestImageForAsset:targetSize:contentMode:options:resultHandler:/requestImage(for:targetSize:contentMode:options:resultHandler:)=0
        requestImageDataForAsset:options:resultHandler:/requestImageData(for:options:resultHandler:)=0
        requestAVAssetForVideo:options:resultHandler:/requestAVAsset(forVideo:options:resultHandler:)=0
      PHCachingImageManager PHImageManager stopCachingImagesForAllAssets/stopCachingImagesForAllAssets()
        startCachingImagesForAssets:targetSize:contentMode:options:/startCachingImages(for:targetSize:contentMode:options:)
      PHImageRequestOptions NSObject deliveryMode resizeMode isNetworkAccessAllowed networkAccessAllowed synchronous isSynchronous version progressHandler
      PHAssetChangeRequest NSObject +creationRequestForAssetFromImage:/creationRequestForAsset(from:)=self placeholderForCreatedAsset
      PHAssetCreationRequest PHAssetChangeRequest +creationRequestForAsset/forAsset()=self addResourceWithType:data:options:/addResource(with:data:options:)
      PHAssetResource NSObject
      PHPickerFilter NSObject +imagesFilter/images=self +videosFilter/videos=self +anyFilterMatchingSubfilters:/any(of:)=self
      ALAssetsLibrary NSObject enumerateGroupsWithTypes:usingBlock:failureBlock: assetForURL:resultBlock:failureBlock:
        writeImageToSavedPhotosAlbum:metadata:completionBlock: writeImageToSavedPhotosAlbum:orientation:completionBlock: +authorizationStatus=0
      ALAsset NSObject thumbnail valueForProperty: defaultRepresentation aspectRatioThumbnail
      ALAssetsGroup NSObject valueForProperty: setAssetsFilter: numberOfAssets=0 enumerateAssetsUsingBlock: posterImage
      ALAssetsFilter NSObject +allPhotos=self +allVideos=self +allAssets=self
      ALAssetRepresentation NSObject fullScreenImage fullResolutionImage size=0 filename url orientation scale metadata
      """, of: "the frameworks for films, sounds and pictures")
}
