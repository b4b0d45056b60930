# Asks for the title every 15 seconds while the screen is visible.
.class public final Lapp/radio/Poller;
.super Ljava/lang/Object;
.implements Ljava/lang/Runnable;

.field private final handler:Landroid/os/Handler;

.method constructor <init>()V
    .locals 2
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    new-instance v0, Landroid/os/Handler;
    invoke-static {}, Landroid/os/Looper;->getMainLooper()Landroid/os/Looper;
    move-result-object v1
    invoke-direct {v0, v1}, Landroid/os/Handler;-><init>(Landroid/os/Looper;)V
    iput-object v0, p0, Lapp/radio/Poller;->handler:Landroid/os/Handler;
    return-void
.end method

.method public run()V
    .locals 3
    sget-object v0, Lapp/radio/Radio;->nowPlayingUrl:Ljava/lang/String;
    const/4 v1, 0x1
    invoke-static {v0, v1}, Lapp/radio/Fetch;->start(Ljava/lang/String;Z)V
    iget-object v0, p0, Lapp/radio/Poller;->handler:Landroid/os/Handler;
    const-wide/16 v1, 0x3a98
    invoke-virtual {v0, p0, v1, v2}, Landroid/os/Handler;->postDelayed(Ljava/lang/Runnable;J)Z
    return-void
.end method

# Also forgets the title, which would be outdated on the lock screen.
.method public stop()V
    .locals 1
    iget-object v0, p0, Lapp/radio/Poller;->handler:Landroid/os/Handler;
    invoke-virtual {v0, p0}, Landroid/os/Handler;->removeCallbacks(Ljava/lang/Runnable;)V
    const/4 v0, 0x0
    sput-object v0, Lapp/radio/Fetch;->latest:Lapp/radio/Fetch;
    const-string v0, ""
    invoke-static {v0}, Lapp/radio/Radio;->setTitle(Ljava/lang/String;)V
    return-void
.end method
