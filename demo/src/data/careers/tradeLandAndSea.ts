import { type Career, employers, posts } from '../career.ts'
import { shares } from '../lines.ts'

const creative: Career = {
  key: 'creative',
  weight: { m: 2.6, f: 2.4 },
  degrees: shares(`
    B.Sc. Visual Communication 24, B.Arch. 22, B.Des. 10, BFA 8, Fashion Technology 8, M.A. Mass Communication 12,
    Animation and Film 8, Interior Design 8
  `),
  posts: posts([
    [
      22,
      'Graphic Designer',
      4.6,
      'Graphic Designer, Visual Designer',
      { degrees: 'B.Sc. Visual Communication 50, BFA 25, B.Des. 25' },
    ],
    [22, 'Architect', 7, 'Junior Architect, Project Architect', { degrees: 'B.Arch. 88, M.Arch. 12' }],
    [
      12,
      'Journalist',
      5,
      'Reporter, Correspondent',
      { degrees: 'M.A. Mass Communication 50, BJMC 30, B.A. Mass Communication 20' },
    ],
    [12, 'Editor', 5, 'Content Editor, Copy Editor', { degrees: 'M.A. English 60, B.A. English 40' }],
    [12, 'Photographer', 4, '', { degrees: 'B.Sc. Visual Communication 100' }],
    [10, 'Interior Designer', 5, 'Interior Designer', { degrees: 'Interior Design 70, B.Des. 30' }],
    [
      10,
      'Animator',
      4.6,
      'Motion Designer',
      { degrees: 'Animation and Film 60, B.Sc. Visual Communication 40' },
    ],
  ]),
  employers: employers([
    [74, 'Private Sector', 'a design studio, a media house, an advertising agency, a publishing house'],
    [26, 'Self Employed'],
  ]),
}

const hospitality: Career = {
  key: 'hospitality',
  weight: { m: 3.2, f: 1.4 },
  degrees: shares('BHM / Hotel Management 56, Diploma in Catering 26, B.A. 10, MTA / Tourism 8'),
  posts: posts([
    [26, 'Hotel Staff', 3.6, 'Guest Service Associate, Captain', { phrase: 'in the hotel field' }],
    [
      22,
      'Chef / Cook',
      5,
      'Commis Chef, Chef de Partie, Sous Chef',
      { phrase: 'a chef', degrees: 'BHM / Hotel Management 60, Diploma in Catering 40' },
    ],
    [14, 'Hotel Manager', 9, 'Front Office Manager, Duty Manager'],
    [14, 'Cabin Crew', 8, 'Cabin Crew', { phrase: 'a cabin crew member' }],
    [14, 'Airport Staff', 4.4, 'Customer Service Agent', { phrase: 'on the ground staff of an airport' }],
    [10, 'Travel Agent', 4, 'Travel Consultant', { phrase: 'a travel consultant' }],
  ]),
  employers: employers([
    [96, 'Private Sector', 'a five-star hotel, a resort, an airline, a cruise line, a travel company'],
    [4, 'Self Employed'],
  ]),
  abroad: 2.4,
}

const seafarer: Career = {
  key: 'seafarer',
  weight: { m: 2, f: 0 },
  degrees: shares(
    'Marine Engineering 46, B.E. / B.Tech 14, Higher Secondary (12th) 26, Diploma in Engineering / Polytechnic 14',
  ),
  posts: posts([
    [
      36,
      'Merchant Navy Officer',
      22,
      'Third Officer, Second Officer, Chief Officer',
      { phrase: 'an officer in the merchant navy', degrees: 'Marine Engineering 60, B.Sc. 40' },
    ],
    [32, 'Marine Engineer', 20, 'Fourth Engineer, Third Engineer', { degrees: 'Marine Engineering 100' }],
    [32, 'Seaman', 6, 'Able Seaman, Bosun', { degrees: 'Higher Secondary (12th) 70, ITI 30' }],
  ]),
  employers: employers([
    [100, 'Private Sector', 'a shipping company, a ship management company, a tanker line'],
  ]),
}

const business: Career = {
  key: 'business',
  weight: { m: 8, f: 2 },
  degrees: shares('B.Com. 28, BBA 14, MBA 12, B.A. 16, Higher Secondary (12th) 16, B.E. / B.Tech 14'),
  posts: posts([
    [34, 'Business Owner', 9, '', { phrase: 'running a family business' }],
    [16, 'Entrepreneur', 10],
    [20, 'Shop Owner', 5, '', { phrase: 'running a shop' }],
    [12, 'Contractor', 8],
    [8, 'Transport Business', 8, '', { phrase: 'in the transport business' }],
    [10, 'Freelancer', 5],
  ]),
  employers: employers([
    [76, 'Business'],
    [24, 'Self Employed'],
  ]),
  rooted: true,
}

const farming: Career = {
  key: 'farming',
  weight: { m: 2.4, f: 0.5 },
  degrees: shares('Higher Secondary (12th) 36, SSLC / 10th 24, B.A. 20, B.Sc. Agriculture 20'),
  posts: posts([
    [44, 'Farmer', 3.2],
    [24, 'Planter', 7],
    [
      16,
      'Agricultural Officer',
      6.5,
      'Agricultural Officer',
      { degrees: 'B.Sc. Agriculture 70, M.Sc. Agriculture 30' },
    ],
    [16, 'Dairy Farmer', 3.6],
  ]),
  employers: employers([
    [90, 'Self Employed'],
    [10, 'Business'],
  ]),
  rooted: true,
}

const fishing: Career = {
  key: 'fishing',
  weight: { m: 0.5, f: 0 },
  degrees: shares('Higher Secondary (12th) 40, SSLC / 10th 50, ITI 10'),
  posts: posts([
    [54, 'Fisherman', 2.8],
    [28, 'Boat Owner', 6, '', { phrase: 'the owner of a fishing boat' }],
    [18, 'Fish Trader', 5, '', { phrase: 'in the fish trade' }],
  ]),
  employers: employers([
    [70, 'Self Employed'],
    [30, 'Business'],
  ]),
  rooted: true,
}

/** Crafts, trades, farming and the sea. */
export const tradeLandAndSeaCareers: readonly Career[] = [
  creative,
  hospitality,
  seafarer,
  business,
  farming,
  fishing,
]
