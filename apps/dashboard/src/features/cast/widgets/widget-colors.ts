/** The light theme of widgets (apps/embed): initial values of custom colours. */
export const lightWidgetColors = { primary: '#d6005b', background: '#ffffff', text: '#14171c' };
