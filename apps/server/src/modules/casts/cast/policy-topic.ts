/** Published when the rules that admit listeners change. */
export const policyTopic = 'policy';
