export { stationApproval, stationChange, stationDraft } from '@unmuted/api/contract';
