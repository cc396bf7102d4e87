/** The limits of the service. Decisions, sections 1, 2, 3, 4 and 6; specification 1, 2 and 3, section 9. */
export const specifiedLimits: Readonly<Record<string, number>> = {
  // Pages
  'rows on a page': 10,
  'rows on the largest page': 50,
  'rows on a page of guests': 5,
  'last page of guests, counted from 0': 2,
  'plans on a page of the catalogue': 500,
  'entries of a list of configurations': 1000,

  'documents of an address in a minute': 300,
  'requests for the documentation of the API from an address in a minute': 100,

  // Photos
  'profile photos': 1,
  'album photos': 5,
  'photos of a testimonial': 4,
  'days that a couple’s link is valid': 30,
  'bytes of a photo': 10_485_760,
  'pixels of a photo': 50_000_000,

  // Bank statements
  'bytes of a bank statement': 1_500_000,
  'rows of a bank statement, with its headings': 5000,
  'characters of a cell in a bank statement': 1000,

  // Codes by SMS
  'digits of a code': 6,
  'minutes that a code is valid': 5,
  'seconds between two codes': 30,
  'codes in an hour for a number': 5,
  'wrong codes of an address in 15 minutes': 5,
  'wrong codes of all addresses that did not ask for it in 15 minutes': 25,
  'wrong codes of an address for all numbers in 15 minutes': 30,
  'codes in a day to India': 20_000,
  'codes in a day to any other country': 300,
  'codes in a day to all countries': 25_000,

  // Passwords
  'wrong passwords for an account from an address in 15 minutes': 5,
  'wrong passwords for an account from a known browser in 15 minutes': 5,
  'wrong passwords for an account from everywhere in an hour': 50,
  'wrong passwords of an address in 15 minutes': 30,
  'wrong proofs in the settings in 15 minutes': 5,
  'wrong codes for a new number in 15 minutes': 5,
  'wrong coupon codes in an hour': 5,
  'wrong answers to a challenge in 15 minutes': 5,
  'wrong codes of a second factor for an account from strangers in a day': 20,
  'wrong codes of a second factor from a known browser in 15 minutes': 5,
  'shortest password': 6,
  'longest password': 50,
  'shortest password of staff': 12,

  // Second factor
  'minutes that a second factor stays fresh': 10,
  'minutes that a challenge is valid': 10,
  'recovery codes': 10,
  'passkeys of an account': 10,

  // Sessions
  'seconds that an access token is valid': 900,
  'hours that a draft’s token is valid': 24,
  'hours before a new number can replace the password as proof': 24,
  'hours that the link in an e-mail is valid': 24,

  // Opening
  'whole profiles that a member may open in a day': 150,
  'files of all their data that a member may order in a day': 3,

  // Streams of hints
  'streams of hints of a session': 6,
  'streams of hints of a process': 2000,
  'seconds between the heartbeats of a stream': 20,
  'minutes after which a stream ends': 10,
  // Sharing
  'days that a link to a profile works': 7,
  'openings of a link to a profile': 20,
  'links to profiles that a member may make in a day': 10,

  // Saved searches of members
  'searches that a member can save': 10,
  'days for which a profile is new for a saved search': 30,
  'minutes between two looks at a saved search that begin a new visit': 60,
  'new profiles of a saved search that are counted': 20,
  'profiles that became Active last and can be new for a saved search': 5000,
  'the same for the daily message of saved searches': 50_000,

  // Actions on all that match
  'profiles that are assigned together': 20_000,
  'follow-ups that are planned together': 5000,
  'days until an action on many profiles is erased': 7,

  // Messages to many
  'members who get one message': 5000,
  'mails of a message to many in a second': 10,
  'days until a message to many is erased': 90,

  // Import of profiles
  'bytes of a file of profiles': 5_242_880,
  'bytes of a workbook after decompression': 41_943_040,
  'rows of a file of profiles': 2000,
  'columns of a file of profiles': 60,
  'characters of a cell of a file of profiles': 2000,
  'imports that a person can have at once': 10,
  'days until an import is erased': 7,

  // Assisted service
  'proposals to a member that are sent together': 5,
  'proposals to a member in a day': 10,
  'days until a postponed proposal waits again': 14,

  // Figures of the staff dashboard
  'months of a period of figures up to today': 24,
  'days of a period of figures between two days': 731,

  // Messages from templates
  'messages from templates to a member in a day': 3,
  'messages from templates by one member of staff in a day': 100,

  // Messages to the office
  'messages to the office of a sender in a day': 3,
  'messages to the office of everybody in a day': 1000,
  'messages to the office from an address in an hour': 5,
  'seconds that filling in a message to the office takes': 3,
  'hours for which an opened contact form can be sent': 6,
  'messages to the office from one opened form': 3,
  'years until a message to the office is deleted': 2,

  // Search
  'youngest age of a new search': 21,
  'oldest age of a new search': 30,
  'youngest age of a new search by staff': 21,
  'oldest age of a new search by staff': 60,
  'youngest preferred age if only the oldest is given': 21,

  // People
  'minimum age of a bride': 18,
  'minimum age of a groom': 21,
  'days in a month of validity': 30,
  'digits of an Indian number': 10,
}

/** The smallest and the largest value of a profile field, by wire path (specification 1 and 2, sections 3 and 9). */
export const specifiedBounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'bi.ht.ft': [4, 7],
  'bi.ht.in': [0, 11],
  'bi.wt': [35, 150],
  'bi.lty': [0, 15],
  'bi.ltm': [0, 11],
  'bi.mm': [1, 12],
  'bi.dm': [1, 12],
  'fi.fy.nb': [0, 5],
  'fi.fy.mb': [0, 5],
  'fi.fy.ns': [0, 5],
  'fi.fy.ms': [0, 5],
  'bp.arp.fr': [18, 70],
  'bp.arp.to': [18, 70],
}

/** The most characters that a field accepts. */
export const specifiedLengths: Readonly<Record<string, number>> = {
  'bi.na': 60,
  'bi.cna': 60,
  'bi.prd': 2000,
  'bi.sde': 500,
  'ri.c': 100,
  'ri.pn': 60,
  'ri.rd': 500,
  'fi.fad': 2000,
  'fi.fn': 60,
  'fi.fod': 80,
  'fi.mn': 60,
  'fi.mod': 80,
  'pi.edu.in': 100,
  'pi.ed': 300,
  'pi.od': 100,
  'pi.dn': 80,
  'pi.co': 80,
  'li.ca.a1': 100,
  'li.ca.a2': 100,
}
