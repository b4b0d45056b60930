# The only screen. As a Runnable it is told of changes of the state.
.class public final Lapp/radio/MainActivity;
.super Landroid/app/Activity;
.implements Landroid/view/View$OnClickListener;
.implements Landroid/widget/RadioGroup$OnCheckedChangeListener;
.implements Ljava/lang/Runnable;

.field private name:Landroid/widget/TextView;
.field private title:Landroid/widget/TextView;
.field private status:Landroid/widget/TextView;
.field private play:Landroid/widget/ImageButton;
.field private streams:Landroid/widget/RadioGroup;
# The station whose name and streams are shown.
.field private shown:Lapp/radio/Station;
.field private poller:Lapp/radio/Poller;

.method public constructor <init>()V
    .locals 0
    invoke-direct {p0}, Landroid/app/Activity;-><init>()V
    return-void
.end method

.method protected onCreate(Landroid/os/Bundle;)V
    .locals 2
    invoke-super {p0, p1}, Landroid/app/Activity;->onCreate(Landroid/os/Bundle;)V
    sget v0, Lapp/radio/R;->layout_main:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->setContentView(I)V
    # The volume keys change STREAM_MUSIC also before anything plays.
    const/4 v0, 0x3
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->setVolumeControlStream(I)V
    sget v0, Lapp/radio/R;->id_name:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/widget/TextView;
    iput-object v0, p0, Lapp/radio/MainActivity;->name:Landroid/widget/TextView;
    sget v0, Lapp/radio/R;->id_title:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/widget/TextView;
    iput-object v0, p0, Lapp/radio/MainActivity;->title:Landroid/widget/TextView;
    sget v0, Lapp/radio/R;->id_status:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/widget/TextView;
    iput-object v0, p0, Lapp/radio/MainActivity;->status:Landroid/widget/TextView;
    sget v0, Lapp/radio/R;->id_play:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/widget/ImageButton;
    iput-object v0, p0, Lapp/radio/MainActivity;->play:Landroid/widget/ImageButton;
    invoke-virtual {v0, p0}, Landroid/widget/ImageButton;->setOnClickListener(Landroid/view/View$OnClickListener;)V
    sget v0, Lapp/radio/R;->id_streams:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/widget/RadioGroup;
    iput-object v0, p0, Lapp/radio/MainActivity;->streams:Landroid/widget/RadioGroup;
    # The attribute of the layout exists from Android 12 on only.
    sget v0, Lapp/radio/R;->id_logo:I
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    const/4 v1, 0x1
    invoke-virtual {v0, v1}, Landroid/view/View;->setClipToOutline(Z)V
    new-instance v0, Lapp/radio/Poller;
    invoke-direct {v0}, Lapp/radio/Poller;-><init>()V
    iput-object v0, p0, Lapp/radio/MainActivity;->poller:Lapp/radio/Poller;
    invoke-static {p0}, Lapp/radio/Radio;->load(Landroid/content/Context;)Lapp/radio/Station;
    move-result-object v0
    # Before the system restores which stream was checked.
    invoke-virtual {p0}, Lapp/radio/MainActivity;->run()V
    iget-object v0, v0, Lapp/radio/Station;->configUrl:Ljava/lang/String;
    const/4 v1, 0x0
    invoke-static {v0, v1}, Lapp/radio/Fetch;->start(Ljava/lang/String;Z)V
    return-void
.end method

.method protected onStart()V
    .locals 1
    invoke-super {p0}, Landroid/app/Activity;->onStart()V
    sput-object p0, Lapp/radio/Radio;->screen:Ljava/lang/Runnable;
    invoke-virtual {p0}, Lapp/radio/MainActivity;->run()V
    iget-object v0, p0, Lapp/radio/MainActivity;->poller:Lapp/radio/Poller;
    invoke-virtual {v0}, Lapp/radio/Poller;->run()V
    return-void
.end method

.method protected onStop()V
    .locals 1
    const/4 v0, 0x0
    sput-object v0, Lapp/radio/Radio;->screen:Ljava/lang/Runnable;
    iget-object v0, p0, Lapp/radio/MainActivity;->poller:Lapp/radio/Poller;
    invoke-virtual {v0}, Lapp/radio/Poller;->stop()V
    invoke-super {p0}, Landroid/app/Activity;->onStop()V
    return-void
.end method

.method public run()V
    .locals 4
    sget-object v0, Lapp/radio/Radio;->station:Lapp/radio/Station;
    iget-object v1, p0, Lapp/radio/MainActivity;->shown:Lapp/radio/Station;
    if-eq v0, v1, :same_station
    iput-object v0, p0, Lapp/radio/MainActivity;->shown:Lapp/radio/Station;
    iget-object v1, p0, Lapp/radio/MainActivity;->name:Landroid/widget/TextView;
    iget-object v0, v0, Lapp/radio/Station;->name:Ljava/lang/String;
    invoke-virtual {v1, v0}, Landroid/widget/TextView;->setText(Ljava/lang/CharSequence;)V
    invoke-direct {p0}, Lapp/radio/MainActivity;->listStreams()V
    :same_station
    iget-object v0, p0, Lapp/radio/MainActivity;->title:Landroid/widget/TextView;
    sget-object v1, Lapp/radio/Radio;->title:Ljava/lang/String;
    invoke-virtual {v0, v1}, Landroid/widget/TextView;->setText(Ljava/lang/CharSequence;)V
    iget-object v0, p0, Lapp/radio/MainActivity;->status:Landroid/widget/TextView;
    invoke-static {}, Lapp/radio/Radio;->status()I
    move-result v1
    invoke-virtual {v0, v1}, Landroid/widget/TextView;->setText(I)V
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-eqz v0, :inactive
    sget v1, Lapp/radio/R;->drawable_ic_stop:I
    sget v2, Lapp/radio/R;->string_stop:I
    goto :button
    :inactive
    sget v1, Lapp/radio/R;->drawable_ic_play:I
    sget v2, Lapp/radio/R;->string_play:I
    :button
    iget-object v0, p0, Lapp/radio/MainActivity;->play:Landroid/widget/ImageButton;
    invoke-virtual {v0, v1}, Landroid/widget/ImageButton;->setImageResource(I)V
    invoke-virtual {p0, v2}, Lapp/radio/MainActivity;->getText(I)Ljava/lang/CharSequence;
    move-result-object v3
    invoke-virtual {v0, v3}, Landroid/widget/ImageButton;->setContentDescription(Ljava/lang/CharSequence;)V
    return-void
.end method

# A button for each stream if there are several. Their ids begin at 1.
.method private listStreams()V
    .locals 7
    iget-object v0, p0, Lapp/radio/MainActivity;->streams:Landroid/widget/RadioGroup;
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Landroid/widget/RadioGroup;->setOnCheckedChangeListener(Landroid/widget/RadioGroup$OnCheckedChangeListener;)V
    invoke-virtual {v0}, Landroid/widget/RadioGroup;->clearCheck()V
    invoke-virtual {v0}, Landroid/widget/RadioGroup;->removeAllViews()V
    iget-object v1, p0, Lapp/radio/MainActivity;->shown:Lapp/radio/Station;
    iget-object v1, v1, Lapp/radio/Station;->names:[Ljava/lang/String;
    array-length v2, v1
    const/4 v3, 0x2
    if-lt v2, v3, :done
    invoke-virtual {p0}, Lapp/radio/MainActivity;->getResources()Landroid/content/res/Resources;
    move-result-object v3
    sget v4, Lapp/radio/R;->dimen_touch_target:I
    invoke-virtual {v3, v4}, Landroid/content/res/Resources;->getDimensionPixelSize(I)I
    move-result v4
    const/4 v3, 0x0
    :next
    if-ge v3, v2, :listed
    new-instance v5, Landroid/widget/RadioButton;
    invoke-direct {v5, p0}, Landroid/widget/RadioButton;-><init>(Landroid/content/Context;)V
    aget-object v6, v1, v3
    invoke-virtual {v5, v6}, Landroid/widget/RadioButton;->setText(Ljava/lang/CharSequence;)V
    invoke-virtual {v5, v4}, Landroid/widget/RadioButton;->setMinHeight(I)V
    add-int/lit8 v3, v3, 0x1
    invoke-virtual {v5, v3}, Landroid/widget/RadioButton;->setId(I)V
    invoke-virtual {v0, v5}, Landroid/widget/RadioGroup;->addView(Landroid/view/View;)V
    goto :next
    :listed
    sget v1, Lapp/radio/Radio;->stream:I
    add-int/lit8 v1, v1, 0x1
    invoke-virtual {v0, v1}, Landroid/widget/RadioGroup;->check(I)V
    invoke-virtual {v0, p0}, Landroid/widget/RadioGroup;->setOnCheckedChangeListener(Landroid/widget/RadioGroup$OnCheckedChangeListener;)V
    :done
    return-void
.end method

.method public onCheckedChanged(Landroid/widget/RadioGroup;I)V
    .locals 1
    # -1: none
    add-int/lit8 p2, p2, -0x1
    if-ltz p2, :nothing
    sget v0, Lapp/radio/Radio;->stream:I
    if-eq p2, v0, :nothing
    sput p2, Lapp/radio/Radio;->stream:I
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-eqz v0, :nothing
    invoke-static {p0}, Lapp/radio/Commands;->play(Landroid/content/Context;)V
    :nothing
    return-void
.end method

.method public onClick(Landroid/view/View;)V
    .locals 1
    invoke-static {}, Lapp/radio/Radio;->isActive()Z
    move-result v0
    if-eqz v0, :play
    invoke-static {p0}, Lapp/radio/Commands;->stop(Landroid/content/Context;)V
    return-void
    :play
    invoke-static {p0}, Lapp/radio/Commands;->play(Landroid/content/Context;)V
    invoke-direct {p0}, Lapp/radio/MainActivity;->askForNotifications()V
    return-void
.end method

# Android 13 shows the notification of a service only if it may. It plays without.
.method private askForNotifications()V
    .locals 3
    sget v0, Landroid/os/Build$VERSION;->SDK_INT:I
    const/16 v1, 0x21
    if-lt v0, v1, :allowed
    const-string v0, "android.permission.POST_NOTIFICATIONS"
    invoke-virtual {p0, v0}, Lapp/radio/MainActivity;->checkSelfPermission(Ljava/lang/String;)I
    move-result v1
    if-eqz v1, :allowed
    const/4 v1, 0x1
    new-array v2, v1, [Ljava/lang/String;
    const/4 v1, 0x0
    aput-object v0, v2, v1
    invoke-virtual {p0, v2, v1}, Lapp/radio/MainActivity;->requestPermissions([Ljava/lang/String;I)V
    :allowed
    return-void
.end method
