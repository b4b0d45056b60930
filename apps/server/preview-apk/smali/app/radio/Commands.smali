# The commands that the screen, the notification and the media session send to the service.
.class public final Lapp/radio/Commands;
.super Ljava/lang/Object;

.field public static final PLAY:Ljava/lang/String; = "app.radio.PLAY"
.field public static final STOP:Ljava/lang/String; = "app.radio.STOP"

.method private static intent(Landroid/content/Context;Ljava/lang/String;)Landroid/content/Intent;
    .locals 2
    new-instance v0, Landroid/content/Intent;
    const-class v1, Lapp/radio/PlayerService;
    invoke-direct {v0, p0, v1}, Landroid/content/Intent;-><init>(Landroid/content/Context;Ljava/lang/Class;)V
    invoke-virtual {v0, p1}, Landroid/content/Intent;->setAction(Ljava/lang/String;)Landroid/content/Intent;
    return-object v0
.end method

.method public static play(Landroid/content/Context;)V
    .locals 3
    sget-object v0, Lapp/radio/Commands;->PLAY:Ljava/lang/String;
    invoke-static {p0, v0}, Lapp/radio/Commands;->intent(Landroid/content/Context;Ljava/lang/String;)Landroid/content/Intent;
    move-result-object v0
    sget v1, Landroid/os/Build$VERSION;->SDK_INT:I
    const/16 v2, 0x1a
    :try_start
    if-lt v1, v2, :old
    invoke-virtual {p0, v0}, Landroid/content/Context;->startForegroundService(Landroid/content/Intent;)Landroid/content/ComponentName;
    return-void
    :old
    invoke-virtual {p0, v0}, Landroid/content/Context;->startService(Landroid/content/Intent;)Landroid/content/ComponentName;
    :try_end
    # From Android 12 on the system can refuse a start from the background.
    .catch Ljava/lang/IllegalStateException; {:try_start .. :try_end} :refused
    return-void
    :refused
    move-exception v0
    return-void
.end method

# Only while the app is in the foreground.
.method public static stop(Landroid/content/Context;)V
    .locals 1
    sget-object v0, Lapp/radio/Commands;->STOP:Ljava/lang/String;
    invoke-static {p0, v0}, Lapp/radio/Commands;->intent(Landroid/content/Context;Ljava/lang/String;)Landroid/content/Intent;
    move-result-object v0
    invoke-virtual {p0, v0}, Landroid/content/Context;->startService(Landroid/content/Intent;)Landroid/content/ComponentName;
    return-void
.end method

# 0x4000000: FLAG_IMMUTABLE.
.method public static playLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    .locals 5
    sget-object v0, Lapp/radio/Commands;->PLAY:Ljava/lang/String;
    invoke-static {p0, v0}, Lapp/radio/Commands;->intent(Landroid/content/Context;Ljava/lang/String;)Landroid/content/Intent;
    move-result-object v0
    const/4 v1, 0x0
    const/high16 v2, 0x4000000
    sget v3, Landroid/os/Build$VERSION;->SDK_INT:I
    const/16 v4, 0x1a
    if-lt v3, v4, :old
    invoke-static {p0, v1, v0, v2}, Landroid/app/PendingIntent;->getForegroundService(Landroid/content/Context;ILandroid/content/Intent;I)Landroid/app/PendingIntent;
    move-result-object v0
    return-object v0
    :old
    invoke-static {p0, v1, v0, v2}, Landroid/app/PendingIntent;->getService(Landroid/content/Context;ILandroid/content/Intent;I)Landroid/app/PendingIntent;
    move-result-object v0
    return-object v0
.end method

.method public static stopLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    .locals 3
    sget-object v0, Lapp/radio/Commands;->STOP:Ljava/lang/String;
    invoke-static {p0, v0}, Lapp/radio/Commands;->intent(Landroid/content/Context;Ljava/lang/String;)Landroid/content/Intent;
    move-result-object v0
    const/4 v1, 0x0
    const/high16 v2, 0x4000000
    invoke-static {p0, v1, v0, v2}, Landroid/app/PendingIntent;->getService(Landroid/content/Context;ILandroid/content/Intent;I)Landroid/app/PendingIntent;
    move-result-object v0
    return-object v0
.end method

.method public static openLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    .locals 3
    new-instance v0, Landroid/content/Intent;
    const-class v1, Lapp/radio/MainActivity;
    invoke-direct {v0, p0, v1}, Landroid/content/Intent;-><init>(Landroid/content/Context;Ljava/lang/Class;)V
    const/4 v1, 0x0
    const/high16 v2, 0x4000000
    invoke-static {p0, v1, v0, v2}, Landroid/app/PendingIntent;->getActivity(Landroid/content/Context;ILandroid/content/Intent;I)Landroid/app/PendingIntent;
    move-result-object v0
    return-object v0
.end method
