# Fetches a document on its own thread, then runs once more on the main thread to apply it. What fails is ignored: the
# station stays as it is, and the next title follows.
.class public final Lapp/radio/Fetch;
.super Ljava/lang/Object;
.implements Ljava/lang/Runnable;

# The latest request for a title, the only one whose response counts; null while the screen is hidden.
.field public static latest:Lapp/radio/Fetch;

.field private final url:Ljava/lang/String;
# A title, or else a station.
.field private final isTitle:Z
# Null until the response is there.
.field private body:Ljava/lang/String;

.method constructor <init>(Ljava/lang/String;Z)V
    .locals 0
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    iput-object p1, p0, Lapp/radio/Fetch;->url:Ljava/lang/String;
    iput-boolean p2, p0, Lapp/radio/Fetch;->isTitle:Z
    return-void
.end method

# Does nothing without an address.
.method public static start(Ljava/lang/String;Z)V
    .locals 2
    invoke-virtual {p0}, Ljava/lang/String;->isEmpty()Z
    move-result v0
    if-nez v0, :nothing
    new-instance v0, Lapp/radio/Fetch;
    invoke-direct {v0, p0, p1}, Lapp/radio/Fetch;-><init>(Ljava/lang/String;Z)V
    if-eqz p1, :no_title
    sput-object v0, Lapp/radio/Fetch;->latest:Lapp/radio/Fetch;
    :no_title
    new-instance v1, Ljava/lang/Thread;
    invoke-direct {v1, v0}, Ljava/lang/Thread;-><init>(Ljava/lang/Runnable;)V
    invoke-virtual {v1}, Ljava/lang/Thread;->start()V
    :nothing
    return-void
.end method

.method public run()V
    .locals 2
    iget-object v0, p0, Lapp/radio/Fetch;->body:Ljava/lang/String;
    if-eqz v0, :fetch
    invoke-direct {p0, v0}, Lapp/radio/Fetch;->apply(Ljava/lang/String;)V
    return-void
    :fetch
    :try_start
    iget-object v0, p0, Lapp/radio/Fetch;->url:Ljava/lang/String;
    invoke-static {v0}, Lapp/radio/Http;->get(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    :try_end
    .catch Ljava/io/IOException; {:try_start .. :try_end} :failed
    # Connections answer some malformed addresses with IllegalArgumentException.
    .catch Ljava/lang/RuntimeException; {:try_start .. :try_end} :failed
    iput-object v0, p0, Lapp/radio/Fetch;->body:Ljava/lang/String;
    new-instance v0, Landroid/os/Handler;
    invoke-static {}, Landroid/os/Looper;->getMainLooper()Landroid/os/Looper;
    move-result-object v1
    invoke-direct {v0, v1}, Landroid/os/Handler;-><init>(Landroid/os/Looper;)V
    invoke-virtual {v0, p0}, Landroid/os/Handler;->post(Ljava/lang/Runnable;)Z
    return-void
    :failed
    move-exception v0
    return-void
.end method

.method private apply(Ljava/lang/String;)V
    .locals 1
    :try_start
    iget-boolean v0, p0, Lapp/radio/Fetch;->isTitle:Z
    if-nez v0, :title
    invoke-static {p1}, Lapp/radio/Station;->parse(Ljava/lang/String;)Lapp/radio/Station;
    move-result-object v0
    invoke-static {v0}, Lapp/radio/Radio;->setStation(Lapp/radio/Station;)V
    return-void
    :title
    sget-object v0, Lapp/radio/Fetch;->latest:Lapp/radio/Fetch;
    if-ne v0, p0, :outdated
    invoke-static {p1}, Lapp/radio/Station;->nowPlaying(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    invoke-static {v0}, Lapp/radio/Radio;->setTitle(Ljava/lang/String;)V
    :try_end
    .catch Lorg/json/JSONException; {:try_start .. :try_end} :damaged
    :outdated
    return-void
    :damaged
    move-exception v0
    return-void
.end method
