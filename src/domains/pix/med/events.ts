/** What a provider tells at the door for MED. Source: the contract of `receivePixMedEvent`, which has the data of each. */
export const medEventNames = [
  'MED_INFRACTION_OPENED', 'MED_INFRACTION_ACKNOWLEDGED', 'MED_INFRACTION_CLOSED', 'MED_INFRACTION_CANCELLED', 'MED_CASE_FILED',
  'MED_CASE_FILING_FAILED', 'MED_CASE_REFUND_CLOSED',
] as const;
