import type { WidgetDraft } from '@unmuted/api/contract';

/** A valid widget. */
export const widgetExample: WidgetDraft = {
  name: 'Front page',
  type: 'player-small',
  settings: {
    theme: 'auto',
    primaryColor: '#4f46e5',
    backgroundColor: null,
    textColor: null,
    cornersPx: 12,
    volume: 80,
    autoplay: false,
    streamId: null,
    language: 'auto',
    width: { value: 100, unit: '%' },
    heightPx: 150,
    buttons: [{ kind: 'site', url: 'https://radio-aurora.example/', label: '' }],
    songs: 10,
    showListeners: false,
  },
  allowedSites: [],
};
