package simulation;

import android.content.Intent;
import android.media.MediaPlayer;
import app.radio.PlayerService;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Answers the calls that the app makes to Android, with a clock of its own. */
public final class Calls {
  /** The calls since the last look, as `Class.method(arguments)`. */
  static final List<String> log = new ArrayList<>();
  /** The content of assets/station.json. */
  static String station = "";
  static int focusAnswer = 1;
  static int permission;
  static boolean hasWifi = true;
  /** Whether streams fail at once. */
  static boolean areStreamsDown;
  static PlayerService service;
  /** The player that got the latest address. */
  static MediaPlayer media;
  static long nowMs = 1000;

  private record Timer(long at, Runnable task) {}

  private static final List<Timer> timers = new ArrayList<>();
  private static final Map<Object, String> actions = new IdentityHashMap<>();
  private static final List<Intent> starts = new ArrayList<>();
  private static int lastStartId;

  private Calls() {}

  /** Called by the stand-ins, also from threads that release players. */
  public static synchronized Object on(Object self, String call, Object... arguments) {
    log.add(call + text(arguments));
    Object first = arguments.length > 0 ? arguments[0] : null;
    switch (call) {
      case "Context.getSystemService", "Service.getSystemService": return systemService((String) first);
      case "AssetManager.open": return new ByteArrayInputStream(station.getBytes(StandardCharsets.UTF_8));
      case "Intent.setAction":
        actions.put(self, (String) first);
        return null;
      case "Intent.getAction": return actions.get(self);
      case "Context.startForegroundService", "Context.startService":
        starts.add((Intent) first);
        return null;
      case "Service.stopSelf":
        if ((int) first == lastStartId) destroyService();
        return null;
      case "Handler.postDelayed":
        timers.add(new Timer(nowMs + (long) arguments[1], (Runnable) first));
        return true;
      case "Handler.removeCallbacks":
        timers.removeIf(timer -> timer.task == first);
        return null;
      case "SystemClock.elapsedRealtime": return nowMs;
      case "AudioManager.requestAudioFocus": return focusAnswer;
      case "MediaPlayer.setDataSource":
        media = (MediaPlayer) self;
        failIfDown();
        return null;
      case "Activity.checkSelfPermission": return permission;
      case "Activity.findViewById": return Views.of((int) first);
      default: return null;
    }
  }

  private static String text(Object[] arguments) {
    List<String> words = new ArrayList<>();
    for (Object each : arguments) {
      boolean isPlain =
          each == null || each instanceof CharSequence || each instanceof Number || each instanceof Boolean;
      words.add(isPlain ? String.valueOf(each) : each.getClass().getSimpleName());
    }
    return "(" + String.join(", ", words) + ")";
  }

  private static Object systemService(String name) {
    return switch (name) {
      case "audio" -> new android.media.AudioManager();
      case "notification" -> new android.app.NotificationManager();
      case "power" -> new android.os.PowerManager();
      default -> hasWifi ? new android.net.wifi.WifiManager() : null;
    };
  }

  private static void failIfDown() {
    if (areStreamsDown) Calls.<RuntimeException>raise(new IOException());
  }

  /** Throws a checked exception, as bytecode can without declaring it. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void raise(Throwable exception) throws T {
    throw (T) exception;
  }

  /** Delivers the intents that were sent to the service, which the first of them creates. */
  static void deliver() {
    while (!starts.isEmpty()) {
      Intent intent = starts.remove(0);
      if (service == null) {
        service = new PlayerService();
        service.onCreate();
      }
      lastStartId += 1;
      service.onStartCommand(intent, 0, lastStartId);
    }
  }

  /** Ends the service, as the system does. */
  static void destroyService() {
    PlayerService ended = service;
    service = null;
    ended.onDestroy();
  }

  /** Lets time pass. */
  static void advance(long ms) {
    long end = nowMs + ms;
    while (true) {
      Timer next =
          timers.stream().filter(timer -> timer.at <= end).min(Comparator.comparingLong(Timer::at)).orElse(null);
      if (next == null) break;
      timers.remove(next);
      nowMs = next.at;
      next.task.run();
    }
    nowMs = end;
  }

  /** When the timer of a class of tasks is due, from now; -1 without one. */
  static long dueIn(Class<?> tasks) {
    return timers.stream()
        .filter(timer -> tasks.isInstance(timer.task))
        .mapToLong(timer -> timer.at - nowMs)
        .findFirst()
        .orElse(-1);
  }

  /** Whether there were calls that start with each of the texts. Forgets all calls. */
  static synchronized boolean had(String... calls) {
    boolean hasAll = true;
    for (String call : calls) hasAll &= log.stream().anyMatch(each -> each.startsWith(call));
    log.clear();
    return hasAll;
  }

  /** Whether there was a call that starts with the text. */
  static synchronized boolean has(String call) {
    return log.stream().anyMatch(each -> each.startsWith(call));
  }
}
