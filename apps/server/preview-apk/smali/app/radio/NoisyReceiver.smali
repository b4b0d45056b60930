# Pauses when headphones are unplugged or a wireless speaker leaves, so that the loudspeaker doesn't begin to play.
.class public final Lapp/radio/NoisyReceiver;
.super Landroid/content/BroadcastReceiver;

.field private final service:Lapp/radio/PlayerService;
.field private isRegistered:Z

.method constructor <init>(Lapp/radio/PlayerService;)V
    .locals 0
    invoke-direct {p0}, Landroid/content/BroadcastReceiver;-><init>()V
    iput-object p1, p0, Lapp/radio/NoisyReceiver;->service:Lapp/radio/PlayerService;
    return-void
.end method

# Only the system sends this broadcast, so Android 14 requires no export flag.
.method public register()V
    .locals 3
    iget-boolean v0, p0, Lapp/radio/NoisyReceiver;->isRegistered:Z
    if-nez v0, :done
    const/4 v0, 0x1
    iput-boolean v0, p0, Lapp/radio/NoisyReceiver;->isRegistered:Z
    new-instance v0, Landroid/content/IntentFilter;
    const-string v1, "android.media.AUDIO_BECOMING_NOISY"
    invoke-direct {v0, v1}, Landroid/content/IntentFilter;-><init>(Ljava/lang/String;)V
    iget-object v2, p0, Lapp/radio/NoisyReceiver;->service:Lapp/radio/PlayerService;
    invoke-virtual {v2, p0, v0}, Lapp/radio/PlayerService;->registerReceiver(Landroid/content/BroadcastReceiver;Landroid/content/IntentFilter;)Landroid/content/Intent;
    :done
    return-void
.end method

.method public unregister()V
    .locals 1
    iget-boolean v0, p0, Lapp/radio/NoisyReceiver;->isRegistered:Z
    if-eqz v0, :done
    const/4 v0, 0x0
    iput-boolean v0, p0, Lapp/radio/NoisyReceiver;->isRegistered:Z
    iget-object v0, p0, Lapp/radio/NoisyReceiver;->service:Lapp/radio/PlayerService;
    invoke-virtual {v0, p0}, Lapp/radio/PlayerService;->unregisterReceiver(Landroid/content/BroadcastReceiver;)V
    :done
    return-void
.end method

.method public onReceive(Landroid/content/Context;Landroid/content/Intent;)V
    .locals 2
    iget-object v0, p0, Lapp/radio/NoisyReceiver;->service:Lapp/radio/PlayerService;
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Lapp/radio/PlayerService;->pause(Z)V
    return-void
.end method
