/** The light theme of widgets (apps/embed), with which colours of one's own begin. */
export const lightWidgetColors = { primary: '#d6005b', background: '#ffffff', text: '#14171c' };
