package simulation;

import static simulation.Calls.advance;
import static simulation.Calls.deliver;
import static simulation.Calls.had;
import static simulation.Calls.has;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.media.MediaPlayer;
import android.os.Build;
import app.radio.Http;
import app.radio.MainActivity;
import app.radio.Player;
import app.radio.PlayerService;
import app.radio.R;
import app.radio.Radio;
import app.radio.Station;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONException;
import org.json.JSONObject;

/** What the app does, scenario by scenario. Prints a line for each: its name and `ok`, or what differs. */
public final class Scenarios {
  private static final int PERMISSION_GRANTED = 0, PERMISSION_DENIED = -1;
  private static final int GAIN = 1, LOSS = -1, TRANSIENT = -2, DUCK = -3;
  private static final int BUFFERING_START = 701, BUFFERING_END = 702;
  private static MainActivity screen;
  /** The response of the public configuration of an app. */
  private static String config;

  private Scenarios() {}

  public static void main(String[] arguments) throws Exception {
    config = arguments[0];
    Calls.station = "{\"name\":\"Aurora\",\"streams\":[{\"name\":\"A\",\"url\":\"https://a.example/1\"},"
        + "{\"name\":\"B\",\"url\":\"https://a.example/2\"}],\"configUrl\":null,\"nowPlayingUrl\":null}";
    for (Method method : Scenarios.class.getDeclaredMethods()) {
      if (!method.getName().startsWith("scenario")) continue;
      reset();
      String result = "ok";
      try {
        method.invoke(null);
      } catch (ReflectiveOperationException failure) {
        result = String.valueOf(failure.getCause());
      }
      System.out.println(method.getName().substring("scenario".length()) + ": " + result);
    }
  }

  private static void reset() throws Exception {
    if (Calls.service != null) Calls.destroyService();
    if (screen != null) lifecycle("onStop");
    Build.VERSION.SDK_INT = 36;
    Calls.focusAnswer = 1;
    Calls.permission = PERMISSION_DENIED;
    Calls.hasWifi = true;
    Calls.areStreamsDown = false;
    Radio.station = null;
    Radio.stream = 0;
    Radio.state = Radio.STOPPED;
    had();
    screen = new MainActivity();
    lifecycle("onCreate");
    lifecycle("onStart");
  }

  private static void lifecycle(String name) throws Exception {
    for (Method method : MainActivity.class.getDeclaredMethods()) {
      if (!method.getName().equals(name)) continue;
      method.setAccessible(true);
      method.invoke(screen, new Object[method.getParameterCount()]);
    }
  }

  private static void expect(boolean isTrue, String what) {
    if (!isTrue) throw new AssertionError(what + ", state " + Radio.state + ", calls " + Calls.log);
  }

  private static void expectState(int state, String when) {
    expect(Radio.state == state, "state " + state + " expected " + when);
  }

  /** The value of a private field of the service. */
  private static Object part(String name) throws Exception {
    Field field = PlayerService.class.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(Calls.service);
  }

  private static Player player() throws Exception {
    return (Player) part("player");
  }

  private static void tap() {
    screen.onClick(null);
    deliver();
  }

  private static void play() throws Exception {
    tap();
    player().onPrepared(Calls.media);
    expectState(Radio.PLAYING, "after the start");
    had();
  }

  static void scenarioShowsTheStation() throws Exception {
    expect(had("TextView.setText(Aurora)", "RadioGroup.addView", "RadioGroup.check(1)", "RadioButton.setMinHeight"),
        "views");
    Radio.setStation(Station.parse("{\"name\":\"One\",\"streams\":[{\"name\":\"a\",\"url\":\"https://x\"}]}"));
    expect(!has("RadioGroup.addView") && had("TextView.setText(One)", "RadioGroup.removeAllViews"), "one stream");
  }

  static void scenarioTakesTheConfiguration() throws Exception {
    Radio.nowPlayingUrl = "https://a.example/status";
    Radio.setStation(Station.parse(config));
    String name = new JSONObject(config).getString("name");
    expect(had("TextView.setText(" + name + ")"), "name");
    expect(Radio.station.urls[0].equals("https://streams.example/aurora"), "stream");
    expect(Radio.nowPlayingUrl.equals("https://a.example/status"), "address of the title");
  }

  static void scenarioPlaysInTheForeground() throws Exception {
    tap();
    expectState(Radio.CONNECTING, "after a tap");
    expect(had("Context.startForegroundService", "Activity.requestPermissions",
        "Service.startForeground(1, Notification, 2)", "AudioManager.requestAudioFocus",
        "Service.registerReceiver", "WakeLock.acquire", "WifiLock.acquire",
        "MediaPlayer.setDataSource(https://a.example/1)", "MediaPlayer.prepareAsync"), "start");
    player().onPrepared(Calls.media);
    expectState(Radio.PLAYING, "when prepared");
    expect(had("MediaPlayer.start", "NotificationManager.notify(1", "Builder.setState(3",
        "ImageButton.setContentDescription"), "playing");
    tap();
    expectState(Radio.STOPPED, "after another tap");
    expect(Calls.service == null && had("Service.stopForeground(true)", "WakeLock.release", "WifiLock.release",
        "AudioManager.abandonAudioFocus", "Service.unregisterReceiver", "MediaSession.release"), "stop");
    expect(Calls.dueIn(Player.class) == -1, "no timer is left");
    Calls.permission = PERMISSION_GRANTED;
    tap();
    expect(!has("Activity.requestPermissions"), "asks once");
  }

  static void scenarioPlaysOnAndroid7() throws Exception {
    Build.VERSION.SDK_INT = 24;
    tap();
    expect(!has("NotificationChannel") && !has("Activity.checkSelfPermission"), "newer calls");
    expect(had("Context.startService", "Service.startForeground(1, Notification)"), "older calls");
  }

  static void scenarioPlaysWithoutWifi() throws Exception {
    Calls.hasWifi = false;
    play();
    tap();
    expect(Calls.service == null && !has("WifiLock"), "no lock");
  }

  static void scenarioPlaysTheChosenStream() throws Exception {
    play();
    screen.onCheckedChanged(null, 2);
    deliver();
    expect(had("MediaPlayer.setDataSource(https://a.example/2)"), "second stream");
    screen.onCheckedChanged(null, -1);
    deliver();
    // The former player may still be released on its thread.
    synchronized (Calls.class) {
      Calls.log.removeIf(call -> call.startsWith("MediaPlayer.release("));
      expect(Radio.stream == 1 && !has("MediaPlayer"), "none is checked");
    }
  }

  static void scenarioReconnectsAfterLongerAndLongerDelays() throws Exception {
    play();
    advance(11_000);
    player().onCompletion(Calls.media);
    List<Long> delays = new ArrayList<>();
    for (int attempt = 0; attempt < 7; attempt += 1) {
      expectState(Radio.RECONNECTING, "between attempts");
      delays.add(Calls.dueIn(Player.class));
      advance(Calls.dueIn(Player.class));
      player().onError(Calls.media, 1, 0);
    }
    expect(delays.equals(List.of(1000L, 2000L, 4000L, 8000L, 16_000L, 30_000L, 30_000L)), "delays " + delays);
  }

  static void scenarioGivesUpAfter30Failures() throws Exception {
    Calls.areStreamsDown = true;
    tap();
    int attempts = 1;
    while (Calls.service != null && attempts < 100) {
      advance(Calls.dueIn(Player.class));
      attempts += 1;
    }
    expectState(Radio.FAILED, "at the end");
    expect(attempts == 31 && had("WakeLock.release", "NotificationManager.cancel(1)"), "attempts " + attempts);
  }

  static void scenarioReplacesAPlayerThatStalls() throws Exception {
    play();
    MediaPlayer stalled = Calls.media;
    player().onInfo(stalled, BUFFERING_START, 0);
    expectState(Radio.CONNECTING, "while it buffers");
    player().onInfo(stalled, BUFFERING_END, 0);
    expectState(Radio.PLAYING, "when it has buffered");
    player().onInfo(stalled, BUFFERING_START, 0);
    advance(20_000);
    expectState(Radio.RECONNECTING, "after 20 seconds");
    advance(1000);
    expect(Calls.media != stalled, "new player");
    player().onPrepared(stalled);
    expectState(Radio.RECONNECTING, "since the old player is ignored");
    player().onPrepared(Calls.media);
    expectState(Radio.PLAYING, "at last");
  }

  static void scenarioGivesWayToOthers() throws Exception {
    play();
    Calls.service.onAudioFocusChange(DUCK);
    expect(had("MediaPlayer.setVolume(0.2, 0.2)"), "quiet");
    Calls.service.onAudioFocusChange(GAIN);
    expect(!has("MediaPlayer.prepareAsync") && had("MediaPlayer.setVolume(1.0, 1.0)"), "loud");
    Calls.service.onAudioFocusChange(TRANSIENT);
    expectState(Radio.PAUSED, "in a call");
    expect(!has("Service.stopForeground") && !has("WakeLock.release"), "stays in the foreground");
    Calls.service.onAudioFocusChange(GAIN);
    expect(Radio.state == Radio.CONNECTING && had("MediaPlayer.prepareAsync"), "after the call");
    player().onPrepared(Calls.media);
    Calls.service.onAudioFocusChange(DUCK);
    Calls.service.onAudioFocusChange(GAIN);
    expectState(Radio.PLAYING, "without connecting again");
    Calls.service.onAudioFocusChange(LOSS);
    expectState(Radio.PAUSED, "for another player");
    expect(had("Service.stopForeground(false)", "Builder.setOngoing(false)", "WakeLock.release"),
        "leaves the foreground");
    Calls.service.onAudioFocusChange(GAIN);
    expectState(Radio.PAUSED, "until the listener plays again");
  }

  static void scenarioPausesWhenHeadphonesAreUnplugged() throws Exception {
    play();
    BroadcastReceiver noisy = (BroadcastReceiver) part("noisy");
    Calls.service.onAudioFocusChange(TRANSIENT);
    noisy.getClass().getMethod("onReceive", Context.class, Intent.class).invoke(noisy, null, null);
    expect(had("Service.stopForeground(false)"), "pause");
    Calls.service.onAudioFocusChange(GAIN);
    expectState(Radio.PAUSED, "also after a call");
    tap();
    expect(had("Service.startForeground", "MediaPlayer.prepareAsync"), "plays again");
  }

  static void scenarioDoesNotPlayDuringACall() throws Exception {
    Calls.focusAnswer = 0;
    tap();
    expectState(Radio.BUSY, "without the focus");
    expect(Calls.service == null && !has("MediaPlayer.prepareAsync"), "ends");
  }

  static void scenarioOutlivesTheScreenOnlyWhileItPlays() throws Exception {
    play();
    Calls.service.onTaskRemoved(null);
    expectState(Radio.PLAYING, "while it plays");
    Calls.service.onAudioFocusChange(LOSS);
    Calls.service.onTaskRemoved(null);
    expectState(Radio.STOPPED, "while it is paused");
    expect(Calls.service == null, "no service");
  }

  static void scenarioStopsWhenTheSystemEndsTheService() throws Exception {
    play();
    Calls.destroyService();
    expectState(Radio.STOPPED, "without a service");
    expect(had("MediaPlayer.setVolume(0.0, 0.0)", "NotificationManager.cancel(1)", "WakeLock.release"), "lets go");
  }

  static void scenarioShowsTitlesWhileItIsVisible() throws Exception {
    Radio.setTitle(Station.nowPlaying("{\"track\":{\"artist\":\"Arvo\",\"title\":\"Spiegel\"}}"));
    expect(had("TextView.setText(Arvo – Spiegel)"), "artist and title");
    expect(Station.nowPlaying("{\"track\":{\"artist\":null,\"title\":\"Jingle\"}}").equals("Jingle"), "title only");
    expect(Station.nowPlaying("{\"track\":null}").isEmpty(), "no track");
    lifecycle("onStop");
    expect(Radio.title.isEmpty(), "hidden");
  }

  static void scenarioRefusesDamagedDescriptions() throws Exception {
    String[] damaged = {"", "{}", "{\"name\":\"n\",\"streams\":[]}",
        "{\"name\":\"n\",\"streams\":[{\"name\":\"a\",\"url\":\"file://x\"}]}"};
    for (String json : damaged) expectThrown(JSONException.class, () -> Station.parse(json));
    expect(Http.read(new ByteArrayInputStream(new byte[65_535])).length() == 65_535, "long text");
    expectThrown(IOException.class, () -> Http.read(new ByteArrayInputStream(new byte[65_536])));
    expectThrown(IOException.class, () -> Http.get("file:///etc/hostname"));
  }

  private interface Task {
    Object run() throws Exception;
  }

  private static void expectThrown(Class<? extends Exception> type, Task task) {
    try {
      task.run();
    } catch (Exception exception) {
      expect(type.isInstance(exception), type + " instead of " + exception);
      return;
    }
    expect(false, type + " expected");
  }
}
