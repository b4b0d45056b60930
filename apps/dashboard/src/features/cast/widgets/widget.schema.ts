export { widgetDraft } from '@unmuted/api/contract';
