export { artifactName } from '@unmuted/api/contract';
