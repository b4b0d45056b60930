# The media session: what the lock screen and other devices show, and where their keys go.
.class public final Lapp/radio/Session;
.super Ljava/lang/Object;

.field private final session:Landroid/media/session/MediaSession;
.field private final logo:Landroid/graphics/Bitmap;

.method constructor <init>(Lapp/radio/PlayerService;)V
    .locals 3
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    new-instance v0, Landroid/media/session/MediaSession;
    const-string v1, "radio"
    invoke-direct {v0, p1, v1}, Landroid/media/session/MediaSession;-><init>(Landroid/content/Context;Ljava/lang/String;)V
    iput-object v0, p0, Lapp/radio/Session;->session:Landroid/media/session/MediaSession;
    # FLAG_HANDLES_MEDIA_BUTTONS and FLAG_HANDLES_TRANSPORT_CONTROLS, which are set by themselves from Android 8 on.
    const/4 v1, 0x3
    invoke-virtual {v0, v1}, Landroid/media/session/MediaSession;->setFlags(I)V
    new-instance v1, Lapp/radio/SessionCallback;
    invoke-direct {v1, p1}, Lapp/radio/SessionCallback;-><init>(Lapp/radio/PlayerService;)V
    invoke-virtual {v0, v1}, Landroid/media/session/MediaSession;->setCallback(Landroid/media/session/MediaSession$Callback;)V
    invoke-static {p1}, Lapp/radio/Commands;->openLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/media/session/MediaSession;->setSessionActivity(Landroid/app/PendingIntent;)V
    invoke-virtual {p1}, Lapp/radio/PlayerService;->getResources()Landroid/content/res/Resources;
    move-result-object v1
    sget v2, Lapp/radio/R;->drawable_logo:I
    invoke-static {v1, v2}, Landroid/graphics/BitmapFactory;->decodeResource(Landroid/content/res/Resources;I)Landroid/graphics/Bitmap;
    move-result-object v1
    iput-object v1, p0, Lapp/radio/Session;->logo:Landroid/graphics/Bitmap;
    return-void
.end method

.method public token()Landroid/media/session/MediaSession$Token;
    .locals 1
    iget-object v0, p0, Lapp/radio/Session;->session:Landroid/media/session/MediaSession;
    invoke-virtual {v0}, Landroid/media/session/MediaSession;->getSessionToken()Landroid/media/session/MediaSession$Token;
    move-result-object v0
    return-object v0
.end method

.method public setActive(Z)V
    .locals 1
    iget-object v0, p0, Lapp/radio/Session;->session:Landroid/media/session/MediaSession;
    invoke-virtual {v0, p1}, Landroid/media/session/MediaSession;->setActive(Z)V
    return-void
.end method

.method public release()V
    .locals 1
    iget-object v0, p0, Lapp/radio/Session;->session:Landroid/media/session/MediaSession;
    invoke-virtual {v0}, Landroid/media/session/MediaSession;->release()V
    return-void
.end method

.method public update()V
    .locals 7
    iget-object v0, p0, Lapp/radio/Session;->session:Landroid/media/session/MediaSession;
    new-instance v1, Landroid/media/session/PlaybackState$Builder;
    invoke-direct {v1}, Landroid/media/session/PlaybackState$Builder;-><init>()V
    # ACTION_STOP, ACTION_PAUSE, ACTION_PLAY and ACTION_PLAY_PAUSE
    const-wide/16 v2, 0x207
    invoke-virtual {v1, v2, v3}, Landroid/media/session/PlaybackState$Builder;->setActions(J)Landroid/media/session/PlaybackState$Builder;
    invoke-static {}, Lapp/radio/Session;->playbackState()I
    move-result v2
    # PLAYBACK_POSITION_UNKNOWN
    const-wide/16 v3, -0x1
    const/high16 v5, 0x3f800000    # 1.0f
    invoke-virtual {v1, v2, v3, v4, v5}, Landroid/media/session/PlaybackState$Builder;->setState(IJF)Landroid/media/session/PlaybackState$Builder;
    invoke-virtual {v1}, Landroid/media/session/PlaybackState$Builder;->build()Landroid/media/session/PlaybackState;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/media/session/MediaSession;->setPlaybackState(Landroid/media/session/PlaybackState;)V
    new-instance v1, Landroid/media/MediaMetadata$Builder;
    invoke-direct {v1}, Landroid/media/MediaMetadata$Builder;-><init>()V
    sget-object v2, Lapp/radio/Radio;->station:Lapp/radio/Station;
    iget-object v2, v2, Lapp/radio/Station;->name:Ljava/lang/String;
    const-string v3, "android.media.metadata.ARTIST"
    invoke-virtual {v1, v3, v2}, Landroid/media/MediaMetadata$Builder;->putString(Ljava/lang/String;Ljava/lang/String;)Landroid/media/MediaMetadata$Builder;
    sget-object v4, Lapp/radio/Radio;->title:Ljava/lang/String;
    invoke-virtual {v4}, Ljava/lang/String;->isEmpty()Z
    move-result v5
    if-nez v5, :no_title
    move-object v2, v4
    :no_title
    const-string v3, "android.media.metadata.TITLE"
    invoke-virtual {v1, v3, v2}, Landroid/media/MediaMetadata$Builder;->putString(Ljava/lang/String;Ljava/lang/String;)Landroid/media/MediaMetadata$Builder;
    iget-object v2, p0, Lapp/radio/Session;->logo:Landroid/graphics/Bitmap;
    const-string v3, "android.media.metadata.ART"
    invoke-virtual {v1, v3, v2}, Landroid/media/MediaMetadata$Builder;->putBitmap(Ljava/lang/String;Landroid/graphics/Bitmap;)Landroid/media/MediaMetadata$Builder;
    invoke-virtual {v1}, Landroid/media/MediaMetadata$Builder;->build()Landroid/media/MediaMetadata;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/media/session/MediaSession;->setMetadata(Landroid/media/MediaMetadata;)V
    return-void
.end method

# STATE_PLAYING, STATE_BUFFERING while it connects, else STATE_PAUSED.
.method private static playbackState()I
    .locals 2
    sget v0, Lapp/radio/Radio;->state:I
    sget v1, Lapp/radio/Radio;->PLAYING:I
    if-ne v0, v1, :not_playing
    const/4 v0, 0x3
    return v0
    :not_playing
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-eqz v0, :paused
    const/4 v0, 0x6
    return v0
    :paused
    const/4 v0, 0x2
    return v0
.end method
