/** The number of sessions of the challenge. */
const challengeDays = 30;

/** '12/30 days', also over 30. */
export const challengeText = (progress: number) => `${progress}/${challengeDays} days`;

/** The completed fraction, 0 to 1. */
export const challengeShare = (progress: number) => Math.min(1, progress / challengeDays);
