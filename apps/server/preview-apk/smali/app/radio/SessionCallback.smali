# Keys of headsets, the lock screen, cars and watches. The base class turns a play/pause key into one of these calls.
.class public final Lapp/radio/SessionCallback;
.super Landroid/media/session/MediaSession$Callback;

.field private final service:Lapp/radio/PlayerService;

.method constructor <init>(Lapp/radio/PlayerService;)V
    .locals 0
    invoke-direct {p0}, Landroid/media/session/MediaSession$Callback;-><init>()V
    iput-object p1, p0, Lapp/radio/SessionCallback;->service:Lapp/radio/PlayerService;
    return-void
.end method

.method public onPlay()V
    .locals 1
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-nez v0, :plays
    iget-object v0, p0, Lapp/radio/SessionCallback;->service:Lapp/radio/PlayerService;
    invoke-static {v0}, Lapp/radio/Commands;->play(Landroid/content/Context;)V
    :plays
    return-void
.end method

.method public onPause()V
    .locals 2
    iget-object v0, p0, Lapp/radio/SessionCallback;->service:Lapp/radio/PlayerService;
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Lapp/radio/PlayerService;->pause(Z)V
    return-void
.end method

.method public onStop()V
    .locals 2
    iget-object v0, p0, Lapp/radio/SessionCallback;->service:Lapp/radio/PlayerService;
    sget v1, Lapp/radio/Radio;->STOPPED:I
    invoke-virtual {v0, v1}, Lapp/radio/PlayerService;->finish(I)V
    return-void
.end method
