const offsetMs = 5.5 * 3_600_000

/** Time in India as yyyy-MM-ddTHH:mm:ss. India has no summer time. */
export const indianClock = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)

/** Day in India as yyyy-MM-dd, independent of the time zone of the server or the browser. */
export const indianDay = (moment: Date): string => indianClock(moment).slice(0, 10)

/** Minute in India as yyyy-MM-ddTHH:mm, as fields for a day and a time hold it. */
export const indianMinute = (moment: Date): string => indianClock(moment).slice(0, 16)

/** Whole seconds since midnight in India. */
export const indianSeconds = (moment: Date): number =>
  Math.floor((moment.getTime() + offsetMs) / 1000) % 86_400

export const indianYear = (moment: Date): number => Number(indianDay(moment).slice(0, 4))
