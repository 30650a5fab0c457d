/** The most characters a text may have, in UTF-16 units: rules LM1 to LM4 and LM6, the only place that says them. */
export const limits = {
  title: 200,
  description: 5_000,
  noteContent: 50_000,
  suggestion: 2_000,
  firstName: 100,
  mobileNo: 32,
  email: 320,
  token: 4_096,
} as const;
