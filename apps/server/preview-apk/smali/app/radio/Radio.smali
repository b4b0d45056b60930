# The state that the screen and the service share. Only the main thread changes it.
.class public final Lapp/radio/Radio;
.super Ljava/lang/Object;

# Values of `state`.
.field public static final STOPPED:I = 0x0
.field public static final CONNECTING:I = 0x1
.field public static final PLAYING:I = 0x2
.field public static final RECONNECTING:I = 0x3
.field public static final PAUSED:I = 0x4
.field public static final FAILED:I = 0x5
# Another app doesn't give the audio focus away, for example during a call.
.field public static final BUSY:I = 0x6

.field public static station:Lapp/radio/Station;
# Where the title is: always as in assets/station.json, since a configuration has the address of another document.
.field public static nowPlayingUrl:Ljava/lang/String;
# The index of the chosen stream.
.field public static stream:I
.field public static state:I
# What is playing; empty if that is unknown.
.field public static title:Ljava/lang/String;
# Called after each change; null while the screen is hidden or there is no service.
.field public static screen:Ljava/lang/Runnable;
.field public static service:Ljava/lang/Runnable;

.method static constructor <clinit>()V
    .locals 1
    const-string v0, ""
    sput-object v0, Lapp/radio/Radio;->title:Ljava/lang/String;
    return-void
.end method

# Reads assets/station.json at the first call.
.method public static load(Landroid/content/Context;)Lapp/radio/Station;
    .locals 3
    sget-object v0, Lapp/radio/Radio;->station:Lapp/radio/Station;
    if-nez v0, :loaded
    :try_start
    invoke-virtual {p0}, Landroid/content/Context;->getAssets()Landroid/content/res/AssetManager;
    move-result-object v0
    const-string v1, "station.json"
    invoke-virtual {v0, v1}, Landroid/content/res/AssetManager;->open(Ljava/lang/String;)Ljava/io/InputStream;
    move-result-object v0
    invoke-static {v0}, Lapp/radio/Http;->read(Ljava/io/InputStream;)Ljava/lang/String;
    move-result-object v0
    invoke-static {v0}, Lapp/radio/Station;->parse(Ljava/lang/String;)Lapp/radio/Station;
    move-result-object v0
    :try_end
    .catch Ljava/io/IOException; {:try_start .. :try_end} :failed
    .catch Lorg/json/JSONException; {:try_start .. :try_end} :failed
    sput-object v0, Lapp/radio/Radio;->station:Lapp/radio/Station;
    iget-object v1, v0, Lapp/radio/Station;->nowPlayingUrl:Ljava/lang/String;
    sput-object v1, Lapp/radio/Radio;->nowPlayingUrl:Ljava/lang/String;
    :loaded
    return-object v0
    :failed
    move-exception v0
    new-instance v1, Ljava/lang/IllegalStateException;
    const-string v2, "assets/station.json"
    invoke-direct {v1, v2, v0}, Ljava/lang/IllegalStateException;-><init>(Ljava/lang/String;Ljava/lang/Throwable;)V
    throw v1
.end method

# Replaces the station by a newer description. A player that plays goes on with the old address until it reconnects.
.method public static setStation(Lapp/radio/Station;)V
    .locals 2
    sput-object p0, Lapp/radio/Radio;->station:Lapp/radio/Station;
    sget v0, Lapp/radio/Radio;->stream:I
    iget-object v1, p0, Lapp/radio/Station;->urls:[Ljava/lang/String;
    array-length v1, v1
    if-lt v0, v1, :in_range
    const/4 v0, 0x0
    sput v0, Lapp/radio/Radio;->stream:I
    :in_range
    invoke-static {}, Lapp/radio/Radio;->changed()V
    return-void
.end method

.method public static setState(I)V
    .locals 1
    sget v0, Lapp/radio/Radio;->state:I
    if-eq v0, p0, :same
    sput p0, Lapp/radio/Radio;->state:I
    invoke-static {}, Lapp/radio/Radio;->changed()V
    :same
    return-void
.end method

.method public static setTitle(Ljava/lang/String;)V
    .locals 1
    sget-object v0, Lapp/radio/Radio;->title:Ljava/lang/String;
    invoke-virtual {v0, p0}, Ljava/lang/String;->equals(Ljava/lang/Object;)Z
    move-result v0
    if-nez v0, :same
    sput-object p0, Lapp/radio/Radio;->title:Ljava/lang/String;
    invoke-static {}, Lapp/radio/Radio;->changed()V
    :same
    return-void
.end method

.method public static changed()V
    .locals 1
    sget-object v0, Lapp/radio/Radio;->screen:Ljava/lang/Runnable;
    if-eqz v0, :no_screen
    invoke-interface {v0}, Ljava/lang/Runnable;->run()V
    :no_screen
    sget-object v0, Lapp/radio/Radio;->service:Ljava/lang/Runnable;
    if-eqz v0, :no_service
    invoke-interface {v0}, Ljava/lang/Runnable;->run()V
    :no_service
    return-void
.end method

# Whether the player plays or tries to.
.method public static isActive()Z
    .locals 2
    sget v0, Lapp/radio/Radio;->state:I
    const/4 v1, 0x1
    if-lt v0, v1, :no
    const/4 v1, 0x3
    if-gt v0, v1, :no
    const/4 v0, 0x1
    return v0
    :no
    const/4 v0, 0x0
    return v0
.end method

# The text of the state.
.method public static status()I
    .locals 1
    sget v0, Lapp/radio/Radio;->state:I
    packed-switch v0, :states
    sget v0, Lapp/radio/R;->string_stopped:I
    return v0
    :connecting
    sget v0, Lapp/radio/R;->string_connecting:I
    return v0
    :playing
    sget v0, Lapp/radio/R;->string_playing:I
    return v0
    :reconnecting
    sget v0, Lapp/radio/R;->string_reconnecting:I
    return v0
    :paused
    sget v0, Lapp/radio/R;->string_paused:I
    return v0
    :failed
    sget v0, Lapp/radio/R;->string_failed:I
    return v0
    :busy
    sget v0, Lapp/radio/R;->string_busy:I
    return v0
    :states
    .packed-switch 0x1
        :connecting
        :playing
        :reconnecting
        :paused
        :failed
        :busy
    .end packed-switch
.end method
