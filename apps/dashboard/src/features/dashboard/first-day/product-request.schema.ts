export { productRequestDraft, serviceAddress, stationRequestDraft } from '@unmuted/api/contract';
