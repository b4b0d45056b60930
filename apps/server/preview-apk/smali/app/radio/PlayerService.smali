# Plays in the foreground of the system, with a notification. As a Runnable it is told of changes of the state.
.class public final Lapp/radio/PlayerService;
.super Landroid/app/Service;
.implements Landroid/media/AudioManager$OnAudioFocusChangeListener;
.implements Ljava/lang/Runnable;

.field private audio:Landroid/media/AudioManager;
.field private notifications:Landroid/app/NotificationManager;
.field private player:Lapp/radio/Player;
.field private session:Lapp/radio/Session;
.field private locks:Lapp/radio/Locks;
.field private noisy:Lapp/radio/NoisyReceiver;
# Whether to play again when the audio focus returns, for example after a call.
.field private willResume:Z
.field private lastStartId:I

.method public constructor <init>()V
    .locals 0
    invoke-direct {p0}, Landroid/app/Service;-><init>()V
    return-void
.end method

.method public onBind(Landroid/content/Intent;)Landroid/os/IBinder;
    .locals 1
    const/4 v0, 0x0
    return-object v0
.end method

.method public onCreate()V
    .locals 2
    invoke-super {p0}, Landroid/app/Service;->onCreate()V
    invoke-static {p0}, Lapp/radio/Radio;->load(Landroid/content/Context;)Lapp/radio/Station;
    const-string v0, "audio"
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->getSystemService(Ljava/lang/String;)Ljava/lang/Object;
    move-result-object v0
    check-cast v0, Landroid/media/AudioManager;
    iput-object v0, p0, Lapp/radio/PlayerService;->audio:Landroid/media/AudioManager;
    const-string v0, "notification"
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->getSystemService(Ljava/lang/String;)Ljava/lang/Object;
    move-result-object v0
    check-cast v0, Landroid/app/NotificationManager;
    iput-object v0, p0, Lapp/radio/PlayerService;->notifications:Landroid/app/NotificationManager;
    invoke-static {v0, p0}, Lapp/radio/Notifications;->createChannel(Landroid/app/NotificationManager;Landroid/content/Context;)V
    new-instance v0, Lapp/radio/Player;
    invoke-direct {v0, p0}, Lapp/radio/Player;-><init>(Lapp/radio/PlayerService;)V
    iput-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    new-instance v0, Lapp/radio/Session;
    invoke-direct {v0, p0}, Lapp/radio/Session;-><init>(Lapp/radio/PlayerService;)V
    iput-object v0, p0, Lapp/radio/PlayerService;->session:Lapp/radio/Session;
    new-instance v0, Lapp/radio/Locks;
    invoke-direct {v0, p0}, Lapp/radio/Locks;-><init>(Landroid/content/Context;)V
    iput-object v0, p0, Lapp/radio/PlayerService;->locks:Lapp/radio/Locks;
    new-instance v0, Lapp/radio/NoisyReceiver;
    invoke-direct {v0, p0}, Lapp/radio/NoisyReceiver;-><init>(Lapp/radio/PlayerService;)V
    iput-object v0, p0, Lapp/radio/PlayerService;->noisy:Lapp/radio/NoisyReceiver;
    sput-object p0, Lapp/radio/Radio;->service:Ljava/lang/Runnable;
    return-void
.end method

# The system doesn't restart it with a null intent: START_NOT_STICKY.
.method public onStartCommand(Landroid/content/Intent;II)I
    .locals 2
    iput p3, p0, Lapp/radio/PlayerService;->lastStartId:I
    sget-object v0, Lapp/radio/Commands;->STOP:Ljava/lang/String;
    invoke-virtual {p1}, Landroid/content/Intent;->getAction()Ljava/lang/String;
    move-result-object v1
    invoke-virtual {v0, v1}, Ljava/lang/String;->equals(Ljava/lang/Object;)Z
    move-result v0
    if-eqz v0, :play
    sget v0, Lapp/radio/Radio;->STOPPED:I
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->finish(I)V
    goto :done
    :play
    invoke-direct {p0}, Lapp/radio/PlayerService;->play()V
    :done
    const/4 v0, 0x2
    return v0
.end method

# In the foreground first: from Android 15 on only then the audio focus is given.
.method private play()V
    .locals 3
    const/4 v0, 0x0
    iput-boolean v0, p0, Lapp/radio/PlayerService;->willResume:Z
    iget-object v0, p0, Lapp/radio/PlayerService;->session:Lapp/radio/Session;
    const/4 v1, 0x1
    invoke-virtual {v0, v1}, Lapp/radio/Session;->setActive(Z)V
    sget v0, Lapp/radio/Radio;->CONNECTING:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    :try_start
    invoke-direct {p0}, Lapp/radio/PlayerService;->enterForeground()V
    :try_end
    .catch Ljava/lang/IllegalStateException; {:try_start .. :try_end} :refused
    iget-object v0, p0, Lapp/radio/PlayerService;->audio:Landroid/media/AudioManager;
    # STREAM_MUSIC
    const/4 v2, 0x3
    # AUDIOFOCUS_GAIN; the response AUDIOFOCUS_REQUEST_GRANTED is 1 too.
    invoke-virtual {v0, p0, v2, v1}, Landroid/media/AudioManager;->requestAudioFocus(Landroid/media/AudioManager$OnAudioFocusChangeListener;II)I
    move-result v0
    if-ne v0, v1, :busy
    iget-object v0, p0, Lapp/radio/PlayerService;->noisy:Lapp/radio/NoisyReceiver;
    invoke-virtual {v0}, Lapp/radio/NoisyReceiver;->register()V
    iget-object v0, p0, Lapp/radio/PlayerService;->locks:Lapp/radio/Locks;
    invoke-virtual {v0}, Lapp/radio/Locks;->acquire()V
    iget-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    const/high16 v1, 0x3f800000    # 1.0f
    invoke-virtual {v0, v1}, Lapp/radio/Player;->setVolume(F)V
    invoke-virtual {v0}, Lapp/radio/Player;->start()V
    return-void
    :busy
    sget v0, Lapp/radio/Radio;->BUSY:I
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->finish(I)V
    return-void
    # From Android 12 on: ForegroundServiceStartNotAllowedException.
    :refused
    move-exception v0
    sget v0, Lapp/radio/Radio;->FAILED:I
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->finish(I)V
    return-void
.end method

.method private enterForeground()V
    .locals 4
    iget-object v0, p0, Lapp/radio/PlayerService;->session:Lapp/radio/Session;
    invoke-virtual {v0}, Lapp/radio/Session;->token()Landroid/media/session/MediaSession$Token;
    move-result-object v0
    invoke-static {p0, v0}, Lapp/radio/Notifications;->build(Landroid/content/Context;Landroid/media/session/MediaSession$Token;)Landroid/app/Notification;
    move-result-object v0
    const/4 v1, 0x1
    sget v2, Landroid/os/Build$VERSION;->SDK_INT:I
    const/16 v3, 0x1d
    if-lt v2, v3, :old
    # FOREGROUND_SERVICE_TYPE_MEDIA_PLAYBACK
    const/4 v2, 0x2
    invoke-virtual {p0, v1, v0, v2}, Lapp/radio/PlayerService;->startForeground(ILandroid/app/Notification;I)V
    return-void
    :old
    invoke-virtual {p0, v1, v0}, Lapp/radio/PlayerService;->startForeground(ILandroid/app/Notification;)V
    return-void
.end method

# For a while (until the audio focus returns), or until the listener plays again. The latter leaves the foreground and keeps
# the notification, which can then be dismissed.
.method public pause(Z)V
    .locals 1
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-nez v0, :pause
    iget-boolean v0, p0, Lapp/radio/PlayerService;->willResume:Z
    if-eqz v0, :done
    :pause
    iput-boolean p1, p0, Lapp/radio/PlayerService;->willResume:Z
    iget-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    invoke-virtual {v0}, Lapp/radio/Player;->stop()V
    if-nez p1, :keep
    invoke-direct {p0}, Lapp/radio/PlayerService;->letGo()V
    const/4 v0, 0x0
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->stopForeground(Z)V
    :keep
    sget v0, Lapp/radio/Radio;->PAUSED:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    :done
    return-void
.end method

# Stops for the given reason, a value of Radio.state. A start that is still under way is carried out.
.method public finish(I)V
    .locals 2
    const/4 v0, 0x0
    iput-boolean v0, p0, Lapp/radio/PlayerService;->willResume:Z
    iget-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    invoke-virtual {v0}, Lapp/radio/Player;->stop()V
    invoke-direct {p0}, Lapp/radio/PlayerService;->letGo()V
    iget-object v0, p0, Lapp/radio/PlayerService;->session:Lapp/radio/Session;
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Lapp/radio/Session;->setActive(Z)V
    const/4 v1, 0x1
    invoke-virtual {p0, v1}, Lapp/radio/PlayerService;->stopForeground(Z)V
    iget-object v0, p0, Lapp/radio/PlayerService;->notifications:Landroid/app/NotificationManager;
    invoke-virtual {v0, v1}, Landroid/app/NotificationManager;->cancel(I)V
    invoke-static {p1}, Lapp/radio/Radio;->setState(I)V
    iget v0, p0, Lapp/radio/PlayerService;->lastStartId:I
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->stopSelf(I)V
    return-void
.end method

.method private letGo()V
    .locals 1
    iget-object v0, p0, Lapp/radio/PlayerService;->audio:Landroid/media/AudioManager;
    invoke-virtual {v0, p0}, Landroid/media/AudioManager;->abandonAudioFocus(Landroid/media/AudioManager$OnAudioFocusChangeListener;)I
    iget-object v0, p0, Lapp/radio/PlayerService;->noisy:Lapp/radio/NoisyReceiver;
    invoke-virtual {v0}, Lapp/radio/NoisyReceiver;->unregister()V
    iget-object v0, p0, Lapp/radio/PlayerService;->locks:Lapp/radio/Locks;
    invoke-virtual {v0}, Lapp/radio/Locks;->release()V
    return-void
.end method

.method public onAudioFocusChange(I)V
    .locals 2
    const/4 v1, 0x0
    packed-switch p1, :changes
    # AUDIOFOCUS_GAIN
    const/4 v0, 0x1
    if-ne p1, v0, :done
    iget-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    const/high16 p1, 0x3f800000    # 1.0f
    invoke-virtual {v0, p1}, Lapp/radio/Player;->setVolume(F)V
    iget-boolean p1, p0, Lapp/radio/PlayerService;->willResume:Z
    if-eqz p1, :done
    iput-boolean v1, p0, Lapp/radio/PlayerService;->willResume:Z
    invoke-virtual {v0}, Lapp/radio/Player;->start()V
    return-void
    :duck
    iget-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    const p1, 0x3e4ccccd    # 0.2f
    invoke-virtual {v0, p1}, Lapp/radio/Player;->setVolume(F)V
    return-void
    :transient
    const/4 v1, 0x1
    :lost
    invoke-virtual {p0, v1}, Lapp/radio/PlayerService;->pause(Z)V
    :done
    return-void
    # AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK, AUDIOFOCUS_LOSS_TRANSIENT, AUDIOFOCUS_LOSS
    :changes
    .packed-switch -0x3
        :duck
        :transient
        :lost
    .end packed-switch
.end method

# finish() has removed the notification of the other states.
.method public run()V
    .locals 3
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-nez v0, :show
    sget v0, Lapp/radio/Radio;->state:I
    sget v1, Lapp/radio/Radio;->PAUSED:I
    if-ne v0, v1, :done
    :show
    iget-object v0, p0, Lapp/radio/PlayerService;->session:Lapp/radio/Session;
    invoke-virtual {v0}, Lapp/radio/Session;->update()V
    invoke-virtual {v0}, Lapp/radio/Session;->token()Landroid/media/session/MediaSession$Token;
    move-result-object v0
    invoke-static {p0, v0}, Lapp/radio/Notifications;->build(Landroid/content/Context;Landroid/media/session/MediaSession$Token;)Landroid/app/Notification;
    move-result-object v0
    iget-object v1, p0, Lapp/radio/PlayerService;->notifications:Landroid/app/NotificationManager;
    const/4 v2, 0x1
    invoke-virtual {v1, v2, v0}, Landroid/app/NotificationManager;->notify(ILandroid/app/Notification;)V
    :done
    return-void
.end method

# The listener has closed the app. What plays goes on.
.method public onTaskRemoved(Landroid/content/Intent;)V
    .locals 1
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-nez v0, :plays
    sget v0, Lapp/radio/Radio;->STOPPED:I
    invoke-virtual {p0, v0}, Lapp/radio/PlayerService;->finish(I)V
    :plays
    return-void
.end method

.method public onDestroy()V
    .locals 2
    const/4 v0, 0x0
    sput-object v0, Lapp/radio/Radio;->service:Ljava/lang/Runnable;
    iget-object v0, p0, Lapp/radio/PlayerService;->player:Lapp/radio/Player;
    invoke-virtual {v0}, Lapp/radio/Player;->stop()V
    invoke-direct {p0}, Lapp/radio/PlayerService;->letGo()V
    iget-object v0, p0, Lapp/radio/PlayerService;->session:Lapp/radio/Session;
    invoke-virtual {v0}, Lapp/radio/Session;->release()V
    iget-object v0, p0, Lapp/radio/PlayerService;->notifications:Landroid/app/NotificationManager;
    const/4 v1, 0x1
    invoke-virtual {v0, v1}, Landroid/app/NotificationManager;->cancel(I)V
    # A service that the system ends leaves no reason.
    sget v0, Lapp/radio/Radio;->state:I
    sget v1, Lapp/radio/Radio;->PAUSED:I
    if-gt v0, v1, :finished
    sget v0, Lapp/radio/Radio;->STOPPED:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    :finished
    invoke-super {p0}, Landroid/app/Service;->onDestroy()V
    return-void
.end method
