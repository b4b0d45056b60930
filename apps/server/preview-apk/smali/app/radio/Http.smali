# Small texts from the network. Not for the main thread.
.class public final Lapp/radio/Http;
.super Ljava/lang/Object;

.method public static get(Ljava/lang/String;)Ljava/lang/String;
    .locals 3
    # Other schemes have connections of other classes.
    invoke-static {p0}, Lapp/radio/Http;->isAddress(Ljava/lang/String;)Z
    move-result v0
    if-eqz v0, :refused
    new-instance v0, Ljava/net/URL;
    invoke-direct {v0, p0}, Ljava/net/URL;-><init>(Ljava/lang/String;)V
    invoke-virtual {v0}, Ljava/net/URL;->openConnection()Ljava/net/URLConnection;
    move-result-object v0
    check-cast v0, Ljava/net/HttpURLConnection;
    const/16 v1, 0x2710
    invoke-virtual {v0, v1}, Ljava/net/HttpURLConnection;->setConnectTimeout(I)V
    invoke-virtual {v0, v1}, Ljava/net/HttpURLConnection;->setReadTimeout(I)V
    :try_start
    invoke-virtual {v0}, Ljava/net/HttpURLConnection;->getResponseCode()I
    move-result v1
    const/16 v2, 0xc8
    if-eq v1, v2, :ok
    new-instance v1, Ljava/io/IOException;
    const-string v2, "HTTP status"
    invoke-direct {v1, v2}, Ljava/io/IOException;-><init>(Ljava/lang/String;)V
    throw v1
    :ok
    invoke-virtual {v0}, Ljava/net/HttpURLConnection;->getInputStream()Ljava/io/InputStream;
    move-result-object v1
    invoke-static {v1}, Lapp/radio/Http;->read(Ljava/io/InputStream;)Ljava/lang/String;
    move-result-object v1
    :try_end
    .catchall {:try_start .. :try_end} :finally
    invoke-virtual {v0}, Ljava/net/HttpURLConnection;->disconnect()V
    return-object v1
    :finally
    move-exception v1
    invoke-virtual {v0}, Ljava/net/HttpURLConnection;->disconnect()V
    throw v1
    :refused
    new-instance v0, Ljava/io/IOException;
    const-string v1, "not http"
    invoke-direct {v0, v1}, Ljava/io/IOException;-><init>(Ljava/lang/String;)V
    throw v0
.end method

.method public static isAddress(Ljava/lang/String;)Z
    .locals 1
    const-string v0, "https://"
    invoke-virtual {p0, v0}, Ljava/lang/String;->startsWith(Ljava/lang/String;)Z
    move-result v0
    if-nez v0, :known
    const-string v0, "http://"
    invoke-virtual {p0, v0}, Ljava/lang/String;->startsWith(Ljava/lang/String;)Z
    move-result v0
    :known
    return v0
.end method

# The whole stream as UTF-8, less than 64 KiB. Closes it.
.method public static read(Ljava/io/InputStream;)Ljava/lang/String;
    .locals 5
    const/high16 v0, 0x10000
    new-array v1, v0, [B
    const/4 v2, 0x0
    :try_start
    :more
    sub-int v3, v0, v2
    if-eqz v3, :full
    invoke-virtual {p0, v1, v2, v3}, Ljava/io/InputStream;->read([BII)I
    move-result v3
    if-ltz v3, :end
    add-int/2addr v2, v3
    goto :more
    :full
    new-instance v3, Ljava/io/IOException;
    const-string v4, "too long"
    invoke-direct {v3, v4}, Ljava/io/IOException;-><init>(Ljava/lang/String;)V
    throw v3
    :end
    new-instance v3, Ljava/lang/String;
    const/4 v0, 0x0
    sget-object v4, Ljava/nio/charset/StandardCharsets;->UTF_8:Ljava/nio/charset/Charset;
    invoke-direct {v3, v1, v0, v2, v4}, Ljava/lang/String;-><init>([BIILjava/nio/charset/Charset;)V
    :try_end
    .catchall {:try_start .. :try_end} :finally
    invoke-virtual {p0}, Ljava/io/InputStream;->close()V
    return-object v3
    :finally
    move-exception v3
    invoke-virtual {p0}, Ljava/io/InputStream;->close()V
    throw v3
.end method
