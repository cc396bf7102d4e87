const dayFirst = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/
const yearFirst = /^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d:\d\d)(?:\.\d+)?$/

/** Parses the gateway's Indian time: '22/11/2026 18:30:00' in answers, '2026-11-22 18:30:00.5' in status replies. */
export function indianMoment(text: string): Date | undefined {
  const [, year, month, day, time] =
    yearFirst.exec(text) ?? text.replace(dayFirst, '$3-$2-$1 $4').match(yearFirst) ?? []
  const moment = new Date(`${year}-${month}-${day}T${time}+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
