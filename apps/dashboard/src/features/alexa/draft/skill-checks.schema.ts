/** The rules of seven languages: loaded apart from the screen. */
export { checkSkill, isSkillReady, lintInvocationName, newSkillVoice } from '@unmuted/api/contract';
