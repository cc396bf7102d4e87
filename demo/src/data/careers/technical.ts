import { type Career, employers, posts } from '../career.ts'
import { shares } from '../lines.ts'

const software: Career = {
  key: 'software',
  weight: { m: 20, f: 17 },
  degrees: shares(`
    B.E. / B.Tech 46, M.E. / M.Tech 6, MCA 15, BCA 7, B.Sc. Computer Science 10, M.Sc. Computer Science 6, MBA 4,
    M.Sc. Information Technology 3, B.Sc. Information Technology 3
  `),
  posts: posts([
    [34, 'Software Engineer', 8, 'Software Engineer, Systems Engineer, Programmer Analyst'],
    [18, 'Senior Software Engineer', 16, 'Senior Software Engineer, Technology Analyst'],
    [
      6,
      'Technical Lead / Architect',
      26,
      'Technical Lead, Solution Architect',
      { phrase: 'a technical lead' },
    ],
    [3, 'IT Project Manager', 28, 'Project Manager, Delivery Manager', { phrase: 'an IT project manager' }],
    [10, 'Test Engineer', 7, 'QA Engineer, Senior Test Engineer'],
    [5, 'Web Developer', 6, 'Full Stack Developer, Front End Developer'],
    [4, 'Mobile App Developer', 8, 'Android Developer, iOS Developer'],
    [7, 'Data Analyst', 8, 'Data Analyst, Senior Analyst'],
    [
      3,
      'Data Scientist',
      15,
      'Data Scientist, Machine Learning Engineer',
      { degrees: 'M.Sc. Data Science 40, M.E. / M.Tech 40, M.Sc. Computer Science 20' },
    ],
    [5, 'DevOps / Cloud Engineer', 12, 'DevOps Engineer, Cloud Engineer', { phrase: 'a cloud engineer' }],
    [4, 'Business Analyst', 11, 'Business Analyst, Product Analyst'],
    [
      5,
      'IT Support Engineer',
      4.5,
      'Support Engineer, Service Desk Analyst',
      {
        phrase: 'an IT support engineer',
        degrees: 'BCA 30, B.Sc. Computer Science 30, Diploma in Computers 15, B.E. / B.Tech 25',
      },
    ],
    [3, 'Network Engineer', 6, 'Network Engineer, System Administrator'],
    [2, 'UI / UX Designer', 9, 'UX Designer, Product Designer', { phrase: 'a UX designer' }],
  ]),
  employers: employers([
    [
      96,
      'Private Sector',
      'a leading IT services company, a product company, a global technology firm, an IT consulting firm, a financial technology company, a multinational company, a software start-up, a health-care software company',
    ],
    [2, 'Self Employed'],
    [2, 'Public Sector', 'a public sector electronics company'],
  ]),
  abroad: 1.5,
}

const engineering: Career = {
  key: 'engineering',
  weight: { m: 12, f: 3.5 },
  degrees: shares(`
    B.E. / B.Tech 52, M.E. / M.Tech 8, Diploma in Engineering / Polytechnic 30, B.E. / B.Tech (Lateral Entry) 7, AMIE 1,
    Aeronautical Engineering / AME 2
  `),
  posts: posts([
    [18, 'Civil Engineer', 6, 'Site Engineer, Project Engineer, Assistant Engineer'],
    [20, 'Mechanical Engineer', 6.5, 'Design Engineer, Maintenance Engineer, Assistant Manager'],
    [14, 'Electrical Engineer', 6, 'Electrical Engineer, Senior Engineer'],
    [8, 'Electronics Engineer', 6.5, 'Embedded Engineer, Electronics Engineer'],
    [9, 'Production Engineer', 5.5, 'Production Engineer, Shift Engineer'],
    [8, 'Quality Engineer', 5.5, 'Quality Engineer, QC Inspector'],
    [6, 'Design Engineer', 7, 'Design Engineer, CAD Engineer'],
    [6, 'Safety Officer', 6, 'HSE Officer, Safety Engineer'],
    [
      6,
      'Oil and Gas Engineer',
      14,
      'Process Engineer, Piping Engineer',
      { phrase: 'an engineer in oil and gas' },
    ],
    [5, 'Automobile Engineer', 6, 'Service Engineer, Assistant Manager'],
  ]),
  employers: employers([
    [
      84,
      'Private Sector',
      'an engineering and construction company, an automobile manufacturer, a power company, a manufacturing firm, an oil and gas company, an infrastructure company',
    ],
    [10, 'Public Sector', 'a steel plant, a public sector power company, an oil refinery'],
    [6, 'Government', 'the public works department, the water board'],
  ]),
  abroad: 2,
}

const banking: Career = {
  key: 'finance',
  weight: { m: 2.6, f: 3 },
  degrees: shares('B.Com. 36, M.Com. 24, MBA 20, B.E. / B.Tech 10, B.Sc. 10'),
  posts: posts([
    [22, 'Bank Manager', 13, 'Branch Manager, Assistant Manager'],
    [40, 'Bank Officer', 9, 'Probationary Officer, Officer Scale I'],
    [38, 'Bank Staff', 4.5, 'Clerk, Customer Service Associate', { phrase: 'on the staff' }],
  ]),
  employers: employers([
    [54, 'Private Sector', 'a private bank, a co-operative bank'],
    [46, 'Public Sector', 'a nationalised bank'],
  ]),
}

const finance: Career = {
  key: 'finance',
  weight: { m: 4.4, f: 6 },
  degrees: shares('B.Com. 46, M.Com. 26, CA (Inter) 6, CMA / ICWA 3, MBA 12, BBA 5, ACCA 2'),
  posts: posts([
    [9, 'Chartered Accountant', 15, 'Chartered Accountant, Finance Manager', { degrees: 'CA 100' }],
    [56, 'Accountant', 4, 'Accountant, Senior Accountant, Accounts Executive'],
    [
      14,
      'Auditor',
      6,
      'Audit Associate, Internal Auditor',
      { degrees: 'CA (Inter) 40, M.Com. 30, B.Com. 30' },
    ],
    [21, 'Financial Analyst', 8, 'Financial Analyst, Associate'],
  ]),
  employers: employers([
    [
      92,
      'Private Sector',
      'an audit firm, a finance company, a shared services centre, a trading company, a hospital',
    ],
    [8, 'Public Sector', 'a public sector company'],
  ]),
}

const insurance: Career = {
  key: 'finance',
  weight: { m: 0.8, f: 0.6 },
  degrees: shares('B.Com. 40, B.A. 30, MBA 30'),
  posts: posts([
    [1, 'Insurance Professional', 5, 'Branch Manager, Development Officer', { phrase: 'working' }],
  ]),
  employers: employers([
    [60, 'Private Sector', 'an insurance company'],
    [40, 'Public Sector', 'a public sector insurance company'],
  ]),
}

const science: Career = {
  key: 'science',
  weight: { m: 1.6, f: 2.2 },
  degrees: shares(
    'M.Sc. 42, Ph.D. 26, M.Sc. Biotechnology 16, Integrated M.Sc. 6, Post-Doctorate 4, B.Sc. Biotechnology 6',
  ),
  posts: posts([
    [24, 'Scientist', 12, 'Scientist B, Senior Scientist'],
    [30, 'Researcher', 6, 'Research Associate, Project Fellow'],
    [26, 'Chemist', 4.5, 'Quality Control Chemist, Analytical Chemist'],
    [
      20,
      'Biotechnologist',
      6,
      'Research Scientist, Process Associate',
      { degrees: 'M.Sc. Biotechnology 70, B.Sc. Biotechnology 30' },
    ],
  ]),
  employers: employers([
    [55, 'Private Sector', 'a pharmaceutical company, a biotechnology company, a contract research company'],
    [30, 'Government', 'a research institute, a national laboratory'],
    [15, 'Public Sector', 'a public sector research centre'],
  ]),
}

const skilled: Career = {
  key: 'skilled',
  weight: { m: 8, f: 2 },
  degrees: shares(
    'ITI 40, SSLC / 10th 22, Higher Secondary (12th) 28, Diploma in Engineering / Polytechnic 10',
  ),
  posts: posts([
    [20, 'Driver', 2.6],
    [18, 'Electrician', 2.8],
    [14, 'Mechanic', 2.7],
    [18, 'Technician', 3.2, 'Service Technician, Senior Technician'],
    [8, 'Welder', 3.2],
    [6, 'Carpenter', 2.5],
    [10, 'Machine Operator', 2.8],
    [6, 'Tailor', 1.9],
  ]),
  employers: employers([
    [
      68,
      'Private Sector',
      'a local workshop, a transport company, a factory, a service company, a facility management company',
    ],
    [30, 'Self Employed'],
    [2, 'Public Sector', 'a state transport corporation'],
  ]),
  abroad: 1.5,
}

export const technicalCareers: readonly Career[] = [
  software,
  engineering,
  banking,
  finance,
  insurance,
  science,
  skilled,
]
