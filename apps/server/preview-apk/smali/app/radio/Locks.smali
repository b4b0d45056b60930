# Keeps the processor and the wireless network awake while a stream plays with the screen off.
.class public final Lapp/radio/Locks;
.super Ljava/lang/Object;

.field private final wake:Landroid/os/PowerManager$WakeLock;
# Null on devices without a wireless network.
.field private final wifi:Landroid/net/wifi/WifiManager$WifiLock;

.method constructor <init>(Landroid/content/Context;)V
    .locals 4
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    const-string v3, "radio:player"
    const-string v0, "power"
    invoke-virtual {p1, v0}, Landroid/content/Context;->getSystemService(Ljava/lang/String;)Ljava/lang/Object;
    move-result-object v0
    check-cast v0, Landroid/os/PowerManager;
    # PARTIAL_WAKE_LOCK
    const/4 v1, 0x1
    invoke-virtual {v0, v1, v3}, Landroid/os/PowerManager;->newWakeLock(ILjava/lang/String;)Landroid/os/PowerManager$WakeLock;
    move-result-object v0
    const/4 v2, 0x0
    invoke-virtual {v0, v2}, Landroid/os/PowerManager$WakeLock;->setReferenceCounted(Z)V
    iput-object v0, p0, Lapp/radio/Locks;->wake:Landroid/os/PowerManager$WakeLock;
    # The manager of an activity or a service leaks it in old versions.
    invoke-virtual {p1}, Landroid/content/Context;->getApplicationContext()Landroid/content/Context;
    move-result-object v0
    const-string v1, "wifi"
    invoke-virtual {v0, v1}, Landroid/content/Context;->getSystemService(Ljava/lang/String;)Ljava/lang/Object;
    move-result-object v0
    check-cast v0, Landroid/net/wifi/WifiManager;
    if-eqz v0, :no_wifi
    # WIFI_MODE_FULL_HIGH_PERF
    const/4 v1, 0x3
    invoke-virtual {v0, v1, v3}, Landroid/net/wifi/WifiManager;->createWifiLock(ILjava/lang/String;)Landroid/net/wifi/WifiManager$WifiLock;
    move-result-object v0
    invoke-virtual {v0, v2}, Landroid/net/wifi/WifiManager$WifiLock;->setReferenceCounted(Z)V
    iput-object v0, p0, Lapp/radio/Locks;->wifi:Landroid/net/wifi/WifiManager$WifiLock;
    return-void
    :no_wifi
    const/4 v0, 0x0
    iput-object v0, p0, Lapp/radio/Locks;->wifi:Landroid/net/wifi/WifiManager$WifiLock;
    return-void
.end method

.method public acquire()V
    .locals 1
    iget-object v0, p0, Lapp/radio/Locks;->wake:Landroid/os/PowerManager$WakeLock;
    invoke-virtual {v0}, Landroid/os/PowerManager$WakeLock;->acquire()V
    iget-object v0, p0, Lapp/radio/Locks;->wifi:Landroid/net/wifi/WifiManager$WifiLock;
    if-eqz v0, :no_wifi
    invoke-virtual {v0}, Landroid/net/wifi/WifiManager$WifiLock;->acquire()V
    :no_wifi
    return-void
.end method

.method public release()V
    .locals 1
    iget-object v0, p0, Lapp/radio/Locks;->wake:Landroid/os/PowerManager$WakeLock;
    invoke-virtual {v0}, Landroid/os/PowerManager$WakeLock;->release()V
    iget-object v0, p0, Lapp/radio/Locks;->wifi:Landroid/net/wifi/WifiManager$WifiLock;
    if-eqz v0, :no_wifi
    invoke-virtual {v0}, Landroid/net/wifi/WifiManager$WifiLock;->release()V
    :no_wifi
    return-void
.end method
