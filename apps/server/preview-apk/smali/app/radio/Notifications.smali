# The notification of the service.
.class public final Lapp/radio/Notifications;
.super Ljava/lang/Object;

# From Android 8 on a notification needs a channel. IMPORTANCE_LOW: without a sound.
.method public static createChannel(Landroid/app/NotificationManager;Landroid/content/Context;)V
    .locals 4
    sget v0, Landroid/os/Build$VERSION;->SDK_INT:I
    const/16 v1, 0x1a
    if-lt v0, v1, :old
    new-instance v0, Landroid/app/NotificationChannel;
    const-string v1, "playback"
    sget v2, Lapp/radio/R;->string_channel:I
    invoke-virtual {p1, v2}, Landroid/content/Context;->getString(I)Ljava/lang/String;
    move-result-object v2
    const/4 v3, 0x2
    invoke-direct {v0, v1, v2, v3}, Landroid/app/NotificationChannel;-><init>(Ljava/lang/String;Ljava/lang/CharSequence;I)V
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Landroid/app/NotificationChannel;->setShowBadge(Z)V
    invoke-virtual {p0, v0}, Landroid/app/NotificationManager;->createNotificationChannel(Landroid/app/NotificationChannel;)V
    :old
    return-void
.end method

.method private static builder(Landroid/content/Context;)Landroid/app/Notification$Builder;
    .locals 3
    new-instance v0, Landroid/app/Notification$Builder;
    sget v1, Landroid/os/Build$VERSION;->SDK_INT:I
    const/16 v2, 0x1a
    if-lt v1, v2, :old
    const-string v1, "playback"
    invoke-direct {v0, p0, v1}, Landroid/app/Notification$Builder;-><init>(Landroid/content/Context;Ljava/lang/String;)V
    return-object v0
    :old
    invoke-direct {v0, p0}, Landroid/app/Notification$Builder;-><init>(Landroid/content/Context;)V
    return-object v0
.end method

.method public static build(Landroid/content/Context;Landroid/media/session/MediaSession$Token;)Landroid/app/Notification;
    .locals 6
    invoke-static {p0}, Lapp/radio/Notifications;->builder(Landroid/content/Context;)Landroid/app/Notification$Builder;
    move-result-object v0
    sget v1, Lapp/radio/R;->drawable_ic_notification:I
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setSmallIcon(I)Landroid/app/Notification$Builder;
    sget v1, Lapp/radio/R;->drawable_logo:I
    invoke-static {p0, v1}, Landroid/graphics/drawable/Icon;->createWithResource(Landroid/content/Context;I)Landroid/graphics/drawable/Icon;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setLargeIcon(Landroid/graphics/drawable/Icon;)Landroid/app/Notification$Builder;
    sget-object v1, Lapp/radio/Radio;->station:Lapp/radio/Station;
    iget-object v1, v1, Lapp/radio/Station;->name:Ljava/lang/String;
    sget-object v2, Lapp/radio/Radio;->title:Ljava/lang/String;
    invoke-virtual {v2}, Ljava/lang/String;->isEmpty()Z
    move-result v3
    if-nez v3, :no_title
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setSubText(Ljava/lang/CharSequence;)Landroid/app/Notification$Builder;
    move-object v1, v2
    :no_title
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setContentTitle(Ljava/lang/CharSequence;)Landroid/app/Notification$Builder;
    invoke-static {}, Lapp/radio/Radio;->status()I
    move-result v1
    invoke-virtual {p0, v1}, Landroid/content/Context;->getText(I)Ljava/lang/CharSequence;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setContentText(Ljava/lang/CharSequence;)Landroid/app/Notification$Builder;
    invoke-static {p0}, Lapp/radio/Commands;->openLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setContentIntent(Landroid/app/PendingIntent;)Landroid/app/Notification$Builder;
    invoke-static {p0}, Lapp/radio/Commands;->stopLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setDeleteIntent(Landroid/app/PendingIntent;)Landroid/app/Notification$Builder;
    # VISIBILITY_PUBLIC: the lock screen shows all of it.
    const/4 v1, 0x1
    invoke-virtual {v0, v1}, Landroid/app/Notification$Builder;->setVisibility(I)Landroid/app/Notification$Builder;
    const/4 v2, 0x0
    invoke-virtual {v0, v2}, Landroid/app/Notification$Builder;->setShowWhen(Z)Landroid/app/Notification$Builder;
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v3
    invoke-virtual {v0, v3}, Landroid/app/Notification$Builder;->setOngoing(Z)Landroid/app/Notification$Builder;
    invoke-static {p0, v3}, Lapp/radio/Notifications;->action(Landroid/content/Context;Z)Landroid/app/Notification$Action;
    move-result-object v3
    invoke-virtual {v0, v3}, Landroid/app/Notification$Builder;->addAction(Landroid/app/Notification$Action;)Landroid/app/Notification$Builder;
    new-instance v3, Landroid/app/Notification$MediaStyle;
    invoke-direct {v3}, Landroid/app/Notification$MediaStyle;-><init>()V
    invoke-virtual {v3, p1}, Landroid/app/Notification$MediaStyle;->setMediaSession(Landroid/media/session/MediaSession$Token;)Landroid/app/Notification$MediaStyle;
    # The first action.
    new-array v4, v1, [I
    invoke-virtual {v3, v4}, Landroid/app/Notification$MediaStyle;->setShowActionsInCompactView([I)Landroid/app/Notification$MediaStyle;
    invoke-virtual {v0, v3}, Landroid/app/Notification$Builder;->setStyle(Landroid/app/Notification$Style;)Landroid/app/Notification$Builder;
    invoke-virtual {v0}, Landroid/app/Notification$Builder;->build()Landroid/app/Notification;
    move-result-object v0
    return-object v0
.end method

# Stop while it plays, else play.
.method private static action(Landroid/content/Context;Z)Landroid/app/Notification$Action;
    .locals 4
    if-eqz p1, :play
    sget v0, Lapp/radio/R;->drawable_ic_stop:I
    sget v1, Lapp/radio/R;->string_stop:I
    invoke-static {p0}, Lapp/radio/Commands;->stopLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    move-result-object v2
    goto :build
    :play
    sget v0, Lapp/radio/R;->drawable_ic_play:I
    sget v1, Lapp/radio/R;->string_play:I
    invoke-static {p0}, Lapp/radio/Commands;->playLater(Landroid/content/Context;)Landroid/app/PendingIntent;
    move-result-object v2
    :build
    invoke-static {p0, v0}, Landroid/graphics/drawable/Icon;->createWithResource(Landroid/content/Context;I)Landroid/graphics/drawable/Icon;
    move-result-object v0
    invoke-virtual {p0, v1}, Landroid/content/Context;->getText(I)Ljava/lang/CharSequence;
    move-result-object v1
    new-instance v3, Landroid/app/Notification$Action$Builder;
    invoke-direct {v3, v0, v1, v2}, Landroid/app/Notification$Action$Builder;-><init>(Landroid/graphics/drawable/Icon;Ljava/lang/CharSequence;Landroid/app/PendingIntent;)V
    invoke-virtual {v3}, Landroid/app/Notification$Action$Builder;->build()Landroid/app/Notification$Action;
    move-result-object v0
    return-object v0
.end method
