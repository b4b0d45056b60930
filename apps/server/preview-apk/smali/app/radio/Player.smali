# Plays the chosen stream and reconnects when it ends, fails or stalls. All calls are on the main thread.
.class public final Lapp/radio/Player;
.super Ljava/lang/Object;
.implements Landroid/media/MediaPlayer$OnPreparedListener;
.implements Landroid/media/MediaPlayer$OnErrorListener;
.implements Landroid/media/MediaPlayer$OnCompletionListener;
.implements Landroid/media/MediaPlayer$OnInfoListener;
.implements Ljava/lang/Runnable;

.field private final service:Lapp/radio/PlayerService;
.field private final handler:Landroid/os/Handler;
# Null between two attempts. Callbacks of an earlier one are ignored.
.field private media:Landroid/media/MediaPlayer;
.field private volume:F
# The number of attempts that failed in a row.
.field private failures:I
# When it began to play, by the clock since boot in milliseconds; 0 if it didn't.
.field private since:J

.method constructor <init>(Lapp/radio/PlayerService;)V
    .locals 2
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    iput-object p1, p0, Lapp/radio/Player;->service:Lapp/radio/PlayerService;
    new-instance v0, Landroid/os/Handler;
    invoke-static {}, Landroid/os/Looper;->getMainLooper()Landroid/os/Looper;
    move-result-object v1
    invoke-direct {v0, v1}, Landroid/os/Handler;-><init>(Landroid/os/Looper;)V
    iput-object v0, p0, Lapp/radio/Player;->handler:Landroid/os/Handler;
    const/high16 v0, 0x3f800000    # 1.0f
    iput v0, p0, Lapp/radio/Player;->volume:F
    return-void
.end method

# 1 s, 2 s, 4 s … 30 s.
.method static delayMs(I)I
    .locals 2
    const/4 v0, 0x5
    if-ge p0, v0, :longest
    const/16 v1, 0x3e8
    shl-int v0, v1, p0
    return v0
    :longest
    const/16 v0, 0x7530
    return v0
.end method

.method public start()V
    .locals 1
    invoke-virtual {p0}, Lapp/radio/Player;->stop()V
    sget v0, Lapp/radio/Radio;->CONNECTING:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    invoke-direct {p0}, Lapp/radio/Player;->connect()V
    return-void
.end method

.method public stop()V
    .locals 2
    invoke-direct {p0}, Lapp/radio/Player;->discard()V
    const/4 v0, 0x0
    iput v0, p0, Lapp/radio/Player;->failures:I
    const-wide/16 v0, 0x0
    iput-wide v0, p0, Lapp/radio/Player;->since:J
    return-void
.end method

.method public setVolume(F)V
    .locals 1
    iput p1, p0, Lapp/radio/Player;->volume:F
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-eqz v0, :nothing
    invoke-virtual {v0, p1, p1}, Landroid/media/MediaPlayer;->setVolume(FF)V
    :nothing
    return-void
.end method

# The timer: either the attempt has stalled, or the next one is due.
.method public run()V
    .locals 1
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-eqz v0, :due
    invoke-direct {p0}, Lapp/radio/Player;->retry()V
    return-void
    :due
    invoke-direct {p0}, Lapp/radio/Player;->connect()V
    return-void
.end method

.method private connect()V
    .locals 3
    new-instance v0, Landroid/media/MediaPlayer;
    invoke-direct {v0}, Landroid/media/MediaPlayer;-><init>()V
    iput-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    new-instance v1, Landroid/media/AudioAttributes$Builder;
    invoke-direct {v1}, Landroid/media/AudioAttributes$Builder;-><init>()V
    # USAGE_MEDIA
    const/4 v2, 0x1
    invoke-virtual {v1, v2}, Landroid/media/AudioAttributes$Builder;->setUsage(I)Landroid/media/AudioAttributes$Builder;
    # CONTENT_TYPE_MUSIC
    const/4 v2, 0x2
    invoke-virtual {v1, v2}, Landroid/media/AudioAttributes$Builder;->setContentType(I)Landroid/media/AudioAttributes$Builder;
    invoke-virtual {v1}, Landroid/media/AudioAttributes$Builder;->build()Landroid/media/AudioAttributes;
    move-result-object v1
    invoke-virtual {v0, v1}, Landroid/media/MediaPlayer;->setAudioAttributes(Landroid/media/AudioAttributes;)V
    invoke-virtual {v0, p0}, Landroid/media/MediaPlayer;->setOnPreparedListener(Landroid/media/MediaPlayer$OnPreparedListener;)V
    invoke-virtual {v0, p0}, Landroid/media/MediaPlayer;->setOnErrorListener(Landroid/media/MediaPlayer$OnErrorListener;)V
    invoke-virtual {v0, p0}, Landroid/media/MediaPlayer;->setOnCompletionListener(Landroid/media/MediaPlayer$OnCompletionListener;)V
    invoke-virtual {v0, p0}, Landroid/media/MediaPlayer;->setOnInfoListener(Landroid/media/MediaPlayer$OnInfoListener;)V
    iget v1, p0, Lapp/radio/Player;->volume:F
    invoke-virtual {v0, v1, v1}, Landroid/media/MediaPlayer;->setVolume(FF)V
    sget-object v1, Lapp/radio/Radio;->station:Lapp/radio/Station;
    iget-object v1, v1, Lapp/radio/Station;->urls:[Ljava/lang/String;
    sget v2, Lapp/radio/Radio;->stream:I
    aget-object v1, v1, v2
    :try_start
    invoke-virtual {v0, v1}, Landroid/media/MediaPlayer;->setDataSource(Ljava/lang/String;)V
    invoke-virtual {v0}, Landroid/media/MediaPlayer;->prepareAsync()V
    :try_end
    .catch Ljava/io/IOException; {:try_start .. :try_end} :failed
    .catch Ljava/lang/RuntimeException; {:try_start .. :try_end} :failed
    invoke-direct {p0}, Lapp/radio/Player;->watch()V
    return-void
    :failed
    move-exception v0
    invoke-direct {p0}, Lapp/radio/Player;->retry()V
    return-void
.end method

# Gives the attempt 20 seconds to play.
.method private watch()V
    .locals 3
    iget-object v0, p0, Lapp/radio/Player;->handler:Landroid/os/Handler;
    invoke-virtual {v0, p0}, Landroid/os/Handler;->removeCallbacks(Ljava/lang/Runnable;)V
    const-wide/16 v1, 0x4e20
    invoke-virtual {v0, p0, v1, v2}, Landroid/os/Handler;->postDelayed(Ljava/lang/Runnable;J)Z
    return-void
.end method

.method private playing()V
    .locals 4
    iget-object v0, p0, Lapp/radio/Player;->handler:Landroid/os/Handler;
    invoke-virtual {v0, p0}, Landroid/os/Handler;->removeCallbacks(Ljava/lang/Runnable;)V
    iget-wide v0, p0, Lapp/radio/Player;->since:J
    const-wide/16 v2, 0x0
    cmp-long v0, v0, v2
    if-nez v0, :resumed
    invoke-static {}, Landroid/os/SystemClock;->elapsedRealtime()J
    move-result-wide v0
    iput-wide v0, p0, Lapp/radio/Player;->since:J
    :resumed
    sget v0, Lapp/radio/Radio;->PLAYING:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    return-void
.end method

# Counts a failure, and forgets earlier ones if the stream has played for ten seconds. Gives up after 30, some 15 minutes.
.method private retry()V
    .locals 6
    invoke-direct {p0}, Lapp/radio/Player;->discard()V
    iget-wide v0, p0, Lapp/radio/Player;->since:J
    const-wide/16 v2, 0x0
    iput-wide v2, p0, Lapp/radio/Player;->since:J
    cmp-long v4, v0, v2
    if-eqz v4, :failed
    invoke-static {}, Landroid/os/SystemClock;->elapsedRealtime()J
    move-result-wide v2
    sub-long/2addr v2, v0
    const-wide/16 v0, 0x2710
    cmp-long v4, v2, v0
    if-ltz v4, :failed
    const/4 v4, 0x0
    iput v4, p0, Lapp/radio/Player;->failures:I
    :failed
    iget v0, p0, Lapp/radio/Player;->failures:I
    const/16 v1, 0x1e
    if-ge v0, v1, :give_up
    add-int/lit8 v1, v0, 0x1
    iput v1, p0, Lapp/radio/Player;->failures:I
    invoke-static {v0}, Lapp/radio/Player;->delayMs(I)I
    move-result v0
    int-to-long v0, v0
    iget-object v2, p0, Lapp/radio/Player;->handler:Landroid/os/Handler;
    invoke-virtual {v2, p0, v0, v1}, Landroid/os/Handler;->postDelayed(Ljava/lang/Runnable;J)Z
    sget v0, Lapp/radio/Radio;->RECONNECTING:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    return-void
    :give_up
    iget-object v0, p0, Lapp/radio/Player;->service:Lapp/radio/PlayerService;
    sget v1, Lapp/radio/Radio;->FAILED:I
    invoke-virtual {v0, v1}, Lapp/radio/PlayerService;->finish(I)V
    return-void
.end method

# Ends the attempt and its timer. Without a volume it can't be heard until its thread releases it.
.method private discard()V
    .locals 4
    iget-object v0, p0, Lapp/radio/Player;->handler:Landroid/os/Handler;
    invoke-virtual {v0, p0}, Landroid/os/Handler;->removeCallbacks(Ljava/lang/Runnable;)V
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-eqz v0, :nothing
    const/4 v1, 0x0
    iput-object v1, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    const/4 v2, 0x0
    invoke-virtual {v0, v2, v2}, Landroid/media/MediaPlayer;->setVolume(FF)V
    new-instance v1, Lapp/radio/Release;
    invoke-direct {v1, v0}, Lapp/radio/Release;-><init>(Landroid/media/MediaPlayer;)V
    new-instance v3, Ljava/lang/Thread;
    invoke-direct {v3, v1}, Ljava/lang/Thread;-><init>(Ljava/lang/Runnable;)V
    invoke-virtual {v3}, Ljava/lang/Thread;->start()V
    :nothing
    return-void
.end method

.method public onPrepared(Landroid/media/MediaPlayer;)V
    .locals 1
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-ne v0, p1, :outdated
    invoke-virtual {p1}, Landroid/media/MediaPlayer;->start()V
    invoke-direct {p0}, Lapp/radio/Player;->playing()V
    :outdated
    return-void
.end method

.method public onError(Landroid/media/MediaPlayer;II)Z
    .locals 1
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-ne v0, p1, :outdated
    invoke-direct {p0}, Lapp/radio/Player;->retry()V
    :outdated
    # Without a call of onCompletion.
    const/4 v0, 0x1
    return v0
.end method

# A live stream has no end of its own.
.method public onCompletion(Landroid/media/MediaPlayer;)V
    .locals 1
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-ne v0, p1, :outdated
    invoke-direct {p0}, Lapp/radio/Player;->retry()V
    :outdated
    return-void
.end method

.method public onInfo(Landroid/media/MediaPlayer;II)Z
    .locals 1
    iget-object v0, p0, Lapp/radio/Player;->media:Landroid/media/MediaPlayer;
    if-ne v0, p1, :other
    # MEDIA_INFO_BUFFERING_START
    const/16 v0, 0x2bd
    if-ne p2, v0, :not_start
    invoke-direct {p0}, Lapp/radio/Player;->watch()V
    sget v0, Lapp/radio/Radio;->CONNECTING:I
    invoke-static {v0}, Lapp/radio/Radio;->setState(I)V
    goto :other
    :not_start
    # MEDIA_INFO_BUFFERING_END
    const/16 v0, 0x2be
    if-ne p2, v0, :other
    invoke-direct {p0}, Lapp/radio/Player;->playing()V
    :other
    const/4 v0, 0x0
    return v0
.end method
