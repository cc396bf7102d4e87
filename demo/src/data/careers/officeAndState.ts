import { type Career, employers, posts } from '../career.ts'
import { shares } from '../lines.ts'

const management: Career = {
  key: 'management',
  weight: { m: 9, f: 9 },
  degrees: shares('MBA 44, BBA 14, B.Com. 14, B.A. 9, PGDM / PGDBM 6, M.A. 5, B.Sc. 8'),
  posts: posts([
    [
      18,
      'Human Resources Professional',
      6.5,
      'HR Executive, HR Manager',
      { degrees: 'MBA 60, MHRM 10, MSW 20, BBA 10' },
    ],
    [12, 'Sales Executive', 3.8, 'Sales Executive, Area Sales Executive'],
    [9, 'Sales Manager', 9, 'Area Manager, Regional Sales Manager'],
    [9, 'Marketing Professional', 7, 'Marketing Executive, Brand Manager'],
    [8, 'Manager', 10, 'Manager, Assistant Manager, Operations Manager'],
    [
      12,
      'Administrative Officer',
      4.6,
      'Administrative Officer, Office Manager',
      { degrees: 'MBA 30, B.A. 30, M.A. 20, B.Com. 20' },
    ],
    [14, 'BPO / KPO Professional', 4.6, 'Process Associate, Team Leader', { phrase: 'a process specialist' }],
    [8, 'Customer Support', 3.6, 'Customer Service Executive', { phrase: 'a customer support specialist' }],
    [6, 'Logistics Professional', 5.5, 'Logistics Executive, Documentation Executive'],
    [4, 'Digital Marketing Professional', 5, 'SEO Analyst, Digital Marketing Executive'],
  ]),
  employers: employers([
    [
      97,
      'Private Sector',
      'a multinational company, a retail chain, a shared services centre, a consumer goods company, a logistics company, a hospital group, an export house',
    ],
    [3, 'Public Sector', 'a public sector company'],
  ]),
  abroad: 1.3,
}

const office: Career = {
  key: 'office',
  weight: { m: 4, f: 6 },
  degrees: shares('B.A. 26, B.Com. 30, B.Sc. 16, BCA 8, Higher Secondary (12th) 14, Diploma in Computers 6'),
  posts: posts([
    [34, 'Office Assistant', 2.5, 'Office Assistant'],
    [18, 'Data Entry Operator', 2.3, 'Data Entry Operator'],
    [16, 'Secretary / Personal Assistant', 3.6, 'Executive Assistant, Secretary', { phrase: 'a secretary' }],
    [16, 'Front Office Executive', 2.8, 'Front Office Executive, Receptionist'],
    [16, 'Supervisor', 3.4, 'Supervisor'],
  ]),
  employers: employers([
    [88, 'Private Sector', 'a private company, a hospital, a school, a trading company, a dealership'],
    [12, 'Church / Mission', 'a diocesan office, a mission hospital'],
  ]),
  rooted: true,
}

const government: Career = {
  key: 'government',
  weight: { m: 4.2, f: 3.4 },
  degrees: shares(
    'B.A. 24, B.Sc. 18, B.Com. 14, B.E. / B.Tech 20, M.A. 12, Higher Secondary (12th) 8, State Civil Service 4',
  ),
  posts: posts([
    [32, 'Government Staff', 4.8, 'Junior Assistant, Assistant', { phrase: 'in government service' }],
    [
      16,
      'Government Officer',
      9,
      'Section Officer, Assistant Director',
      { degrees: 'State Civil Service 20, M.A. 40, B.E. / B.Tech 40' },
    ],
    [
      20,
      'Railway Employee',
      6,
      'Junior Engineer, Station Master, Technician',
      { phrase: 'with the Railways' },
    ],
    [8, 'Postal Employee', 4, 'Postal Assistant', { phrase: 'with the postal department' }],
    [
      8,
      'Electricity Board Employee',
      6,
      'Assistant Engineer, Assessor',
      { phrase: 'with the electricity board' },
    ],
    [6, 'Revenue Officer', 6.5, 'Revenue Inspector'],
    [
      6,
      'Municipal Employee',
      4.4,
      'Sanitary Inspector, Assistant',
      { phrase: 'with the municipal corporation' },
    ],
    [4, 'Customs / Tax Officer', 9, 'Tax Inspector', { phrase: 'a tax officer' }],
  ]),
  employers: employers([
    [94, 'Government'],
    [6, 'Public Sector'],
  ]),
  rooted: true,
}

const defence: Career = {
  key: 'defence',
  weight: { m: 1.8, f: 0.2 },
  degrees: shares('B.A. 30, B.Sc. 22, Higher Secondary (12th) 34, B.E. / B.Tech 8, NDA / Defence Academy 6'),
  posts: posts([
    [56, 'Army', 8, 'Havildar, Naik, Captain', { phrase: 'serving in the Indian Army' }],
    [
      22,
      'Air Force',
      9,
      'Sergeant, Corporal, Flight Lieutenant',
      { phrase: 'serving in the Indian Air Force' },
    ],
    [22, 'Navy', 9, 'Petty Officer, Lieutenant', { phrase: 'serving in the Indian Navy' }],
  ]),
  employers: employers([[1, 'Defence']]),
}

const police: Career = {
  key: 'defence',
  weight: { m: 1.2, f: 0.3 },
  degrees: shares('B.A. 40, B.Sc. 24, B.Com. 12, Higher Secondary (12th) 24'),
  posts: posts([
    [50, 'Police Constable', 4.6, 'Constable', { phrase: 'serving in the police' }],
    [26, 'Police Officer', 7.5, 'Sub-Inspector, Inspector'],
    [
      24,
      'Paramilitary Force',
      6.5,
      'Head Constable, Assistant Commandant',
      { phrase: 'serving in a paramilitary force' },
    ],
  ]),
  employers: employers([[1, 'Government']]),
  rooted: true,
}

const law: Career = {
  key: 'law',
  weight: { m: 1.2, f: 1.2 },
  degrees: shares('LL.B. 38, B.A. LL.B. 44, BBA LL.B. 6, LL.M. 12'),
  posts: posts([
    [78, 'Advocate', 5, 'Advocate, Associate'],
    [22, 'Legal Adviser', 9, 'Legal Manager, Legal Officer'],
  ]),
  employers: employers([
    [60, 'Self Employed'],
    [40, 'Private Sector', 'a law firm, a legal process firm'],
  ]),
}

/** Work in offices, government service, uniform and courts. */
export const officeAndStateCareers: readonly Career[] = [management, office, government, defence, police, law]
