export { checkSkill, skillSettings } from '@unmuted/api/contract';
