# A station as described by assets/station.json, or by the public configuration of the app at its `configUrl`.
.class public final Lapp/radio/Station;
.super Ljava/lang/Object;

.field public final name:Ljava/lang/String;
# The names and addresses of the streams, at least one.
.field public final names:[Ljava/lang/String;
.field public final urls:[Ljava/lang/String;
# Empty if there is none.
.field public final configUrl:Ljava/lang/String;
.field public final nowPlayingUrl:Ljava/lang/String;

# Throws JSONException unless there is a stream, and all have addresses of http or https.
.method constructor <init>(Lorg/json/JSONObject;)V
    .locals 6
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    const-string v0, "name"
    invoke-virtual {p1, v0}, Lorg/json/JSONObject;->getString(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v1
    iput-object v1, p0, Lapp/radio/Station;->name:Ljava/lang/String;
    const-string v1, "configUrl"
    invoke-static {p1, v1}, Lapp/radio/Station;->text(Lorg/json/JSONObject;Ljava/lang/String;)Ljava/lang/String;
    move-result-object v1
    iput-object v1, p0, Lapp/radio/Station;->configUrl:Ljava/lang/String;
    const-string v1, "nowPlayingUrl"
    invoke-static {p1, v1}, Lapp/radio/Station;->text(Lorg/json/JSONObject;Ljava/lang/String;)Ljava/lang/String;
    move-result-object v1
    iput-object v1, p0, Lapp/radio/Station;->nowPlayingUrl:Ljava/lang/String;
    const-string v1, "streams"
    invoke-virtual {p1, v1}, Lorg/json/JSONObject;->getJSONArray(Ljava/lang/String;)Lorg/json/JSONArray;
    move-result-object v1
    invoke-virtual {v1}, Lorg/json/JSONArray;->length()I
    move-result v2
    if-eqz v2, :none
    new-array v3, v2, [Ljava/lang/String;
    iput-object v3, p0, Lapp/radio/Station;->names:[Ljava/lang/String;
    new-array v4, v2, [Ljava/lang/String;
    iput-object v4, p0, Lapp/radio/Station;->urls:[Ljava/lang/String;
    # From the last to the first.
    :next
    add-int/lit8 v2, v2, -0x1
    if-ltz v2, :done
    invoke-virtual {v1, v2}, Lorg/json/JSONArray;->getJSONObject(I)Lorg/json/JSONObject;
    move-result-object p1
    invoke-virtual {p1, v0}, Lorg/json/JSONObject;->getString(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v5
    aput-object v5, v3, v2
    invoke-static {p1}, Lapp/radio/Station;->address(Lorg/json/JSONObject;)Ljava/lang/String;
    move-result-object v5
    aput-object v5, v4, v2
    goto :next
    :done
    return-void
    :none
    new-instance v0, Lorg/json/JSONException;
    const-string v1, "no streams"
    invoke-direct {v0, v1}, Lorg/json/JSONException;-><init>(Ljava/lang/String;)V
    throw v0
.end method

.method public static parse(Ljava/lang/String;)Lapp/radio/Station;
    .locals 2
    new-instance v0, Lorg/json/JSONObject;
    invoke-direct {v0, p0}, Lorg/json/JSONObject;-><init>(Ljava/lang/String;)V
    new-instance v1, Lapp/radio/Station;
    invoke-direct {v1, v0}, Lapp/radio/Station;-><init>(Lorg/json/JSONObject;)V
    return-object v1
.end method

# The title in the status of a cast: `{"track": {"artist": …, "title": …}}`; empty without a track.
.method public static nowPlaying(Ljava/lang/String;)Ljava/lang/String;
    .locals 3
    new-instance v0, Lorg/json/JSONObject;
    invoke-direct {v0, p0}, Lorg/json/JSONObject;-><init>(Ljava/lang/String;)V
    const-string v1, "track"
    invoke-virtual {v0, v1}, Lorg/json/JSONObject;->optJSONObject(Ljava/lang/String;)Lorg/json/JSONObject;
    move-result-object v0
    if-nez v0, :track
    const-string v0, ""
    return-object v0
    :track
    const-string v1, "title"
    invoke-static {v0, v1}, Lapp/radio/Station;->text(Lorg/json/JSONObject;Ljava/lang/String;)Ljava/lang/String;
    move-result-object v1
    const-string v2, "artist"
    invoke-static {v0, v2}, Lapp/radio/Station;->text(Lorg/json/JSONObject;Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    invoke-virtual {v0}, Ljava/lang/String;->isEmpty()Z
    move-result v2
    if-nez v2, :title_only
    const-string v2, " \u2013 "
    invoke-virtual {v0, v2}, Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    invoke-virtual {v0, v1}, Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v1
    :title_only
    return-object v1
.end method

# Empty if the key is missing or null, for which optString returns "null".
.method private static text(Lorg/json/JSONObject;Ljava/lang/String;)Ljava/lang/String;
    .locals 1
    invoke-virtual {p0, p1}, Lorg/json/JSONObject;->isNull(Ljava/lang/String;)Z
    move-result v0
    if-eqz v0, :present
    const-string v0, ""
    return-object v0
    :present
    invoke-virtual {p0, p1}, Lorg/json/JSONObject;->getString(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    return-object v0
.end method

.method private static address(Lorg/json/JSONObject;)Ljava/lang/String;
    .locals 2
    const-string v0, "url"
    invoke-virtual {p0, v0}, Lorg/json/JSONObject;->getString(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    invoke-static {v0}, Lapp/radio/Http;->isAddress(Ljava/lang/String;)Z
    move-result v1
    if-eqz v1, :other
    return-object v0
    :other
    new-instance v0, Lorg/json/JSONException;
    const-string v1, "not http"
    invoke-direct {v0, v1}, Lorg/json/JSONException;-><init>(Ljava/lang/String;)V
    throw v0
.end method
