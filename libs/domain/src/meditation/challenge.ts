/** How many sessions the challenge asks for. */
const challengeDays = 30;

/** '12/30 days', also over 30. */
export const challengeText = (progress: number) => `${progress}/${challengeDays} days`;

/** The part that is done, 0 to 1. */
export const challengeShare = (progress: number) => Math.min(1, progress / challengeDays);
