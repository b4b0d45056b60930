# Releases a player on its own thread: a player that still connects can block for seconds.
.class public final Lapp/radio/Release;
.super Ljava/lang/Object;
.implements Ljava/lang/Runnable;

.field private final media:Landroid/media/MediaPlayer;

.method constructor <init>(Landroid/media/MediaPlayer;)V
    .locals 0
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    iput-object p1, p0, Lapp/radio/Release;->media:Landroid/media/MediaPlayer;
    return-void
.end method

.method public run()V
    .locals 1
    iget-object v0, p0, Lapp/radio/Release;->media:Landroid/media/MediaPlayer;
    invoke-virtual {v0}, Landroid/media/MediaPlayer;->release()V
    return-void
.end method
