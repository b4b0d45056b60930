package simulation;

import android.view.View;
import android.widget.ImageButton;
import android.widget.RadioGroup;
import android.widget.TextView;
import app.radio.R;
import java.util.HashMap;
import java.util.Map;

/** The views of the layout. */
final class Views {
  private static final Map<Integer, View> views = new HashMap<>();

  private Views() {}

  static View of(int id) {
    return views.computeIfAbsent(id, Views::create);
  }

  private static View create(int id) {
    if (id == R.id_play) return new ImageButton();
    if (id == R.id_streams) return new RadioGroup();
    return id == R.id_logo ? new View() : new TextView();
  }
}
