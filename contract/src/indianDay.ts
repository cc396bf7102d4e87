const offsetMs = 5.5 * 3_600_000

/** Time in India as yyyy-MM-ddTHH:mm:ss. India has no summer time. */
export const indianClock = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)

/** Day in India as yyyy-MM-dd, independent of the time zone of the server or the browser. */
export const indianDay = (moment: Date): string => indianClock(moment).slice(0, 10)

export const indianYear = (moment: Date): number => Number(indianDay(moment).slice(0, 4))
