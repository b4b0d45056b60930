/** The fragment of the form on the overview: `/station/{id}#settings`. Apart from the form, for links to it. */
export const stationFormAnchor = 'settings';
