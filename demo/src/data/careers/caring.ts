import { type Career, employers, posts } from '../career.ts'
import { shares } from '../lines.ts'

const nurse: Career = {
  key: 'nurse',
  weight: { m: 1.6, f: 11 },
  degrees: shares('B.Sc. Nursing 58, GNM 22, M.Sc. Nursing 9, Post Basic B.Sc. Nursing 10, ANM 1'),
  posts: posts([
    [84, 'Nurse', 4.6, 'Staff Nurse, Senior Staff Nurse, ICU Nurse, Registered Nurse'],
    [11, 'Nursing Tutor', 4.4, 'Tutor, Assistant Professor of Nursing', { degrees: 'M.Sc. Nursing 100' }],
    [3, 'Nursing Superintendent', 8, 'Nursing Superintendent'],
    [2, 'Public Health Worker', 4, 'Community Health Officer'],
  ]),
  employers: employers([
    [
      76,
      'Private Sector',
      "a multi-speciality hospital, a children's hospital, a cancer centre, a heart hospital",
    ],
    [14, 'Government', 'a government hospital, a government medical college hospital'],
    [10, 'Church / Mission', 'a mission hospital'],
  ]),
  abroad: 4,
}

const doctor: Career = {
  key: 'doctor',
  weight: { m: 2.6, f: 3.2 },
  degrees: shares(
    'MBBS 36, MD 18, MS (Surgery) 8, DNB 7, BDS 16, MDS 5, BHMS 6, BAMS 2, BSMS (Siddha) 1, DM 1',
  ),
  posts: posts([
    [64, 'Doctor', 15, 'Medical Officer, Junior Consultant, Senior Resident, Consultant'],
    [9, 'Surgeon', 24, 'Consultant Surgeon, Senior Registrar', { degrees: 'MS (Surgery) 80, M.Ch. 20' }],
    [7, 'Homoeopathic Doctor', 6, 'Consultant', { degrees: 'BHMS 100' }],
    [20, 'Dentist', 7, 'Dental Surgeon, Consultant', { degrees: 'BDS 80, MDS 20' }],
  ]),
  employers: employers([
    [60, 'Private Sector', 'a medical college hospital, a multi-speciality hospital, a private clinic'],
    [22, 'Government', 'a government hospital, a district hospital, a primary health centre'],
    [8, 'Self Employed'],
    [10, 'Church / Mission', 'a mission hospital'],
  ]),
  abroad: 1.6,
}

const allied: Career = {
  key: 'allied',
  weight: { m: 3.2, f: 4.6 },
  degrees: shares(`
    B.Pharm. 22, D.Pharm. 14, Pharm.D. 6, BPT 16, MPT 6, B.Sc. MLT 14, DMLT 7, B.Optom. 5, BASLP 3,
    B.Sc. Radiology / Imaging 7
  `),
  posts: posts([
    [
      28,
      'Pharmacist',
      4,
      'Pharmacist, Clinical Pharmacist',
      { degrees: 'B.Pharm. 50, D.Pharm. 30, Pharm.D. 14, M.Pharm. 6' },
    ],
    [20, 'Physiotherapist', 4.2, 'Physiotherapist, Senior Physiotherapist', { degrees: 'BPT 70, MPT 30' }],
    [
      20,
      'Lab Technician',
      3.2,
      'Lab Technician, Senior Technician',
      { phrase: 'a laboratory technician', degrees: 'B.Sc. MLT 60, DMLT 40' },
    ],
    [8, 'Radiographer', 4, 'Radiographer, CT Technician', { degrees: 'B.Sc. Radiology / Imaging 100' }],
    [6, 'Optometrist', 4, 'Optometrist', { degrees: 'B.Optom. 100' }],
    [
      12,
      'Medical Coder',
      5,
      'Medical Coder, Quality Analyst',
      { degrees: 'B.Sc. 50, B.Pharm. 20, B.Sc. Biotechnology 30' },
    ],
    [6, 'Speech Therapist', 5, 'Speech Therapist', { degrees: 'BASLP 75, MASLP 25' }],
  ]),
  employers: employers([
    [
      80,
      'Private Sector',
      'a multi-speciality hospital, a diagnostic centre, a health-care company, an eye hospital',
    ],
    [12, 'Government', 'a government hospital'],
    [4, 'Self Employed'],
    [4, 'Church / Mission', 'a mission hospital'],
  ]),
  abroad: 1.8,
}

const teacher: Career = {
  key: 'teacher',
  weight: { m: 3.6, f: 14 },
  degrees: shares(`
    B.Ed. 46, M.Ed. 5, B.A. B.Ed. 8, B.Sc. B.Ed. 9, D.El.Ed. / TTC 12, M.A. English 6, M.Sc. 7, M.A. 5,
    Montessori / Nursery Training 2
  `),
  posts: posts([
    [88, 'School Teacher', 3.4, 'Graduate Teacher, Postgraduate Teacher, Primary Teacher, Class Teacher'],
    [3, 'Headmaster / Headmistress', 7.5, '', { phrase: 'the head of a school' }],
    [4, 'Music Teacher', 2.8, 'Music Teacher, Western Music Instructor', { degrees: 'B.Mus. 80, M.Mus. 20' }],
    [5, 'Special Educator', 3.6, 'Special Educator', { degrees: 'B.Ed. Special Education 100' }],
  ]),
  employers: employers([
    [
      60,
      'Private Sector',
      'a CBSE school, a matriculation school, an international school, a private school',
    ],
    [24, 'Government', 'a government higher secondary school, a government school'],
    [16, 'Church / Mission', 'a mission school, a convent school'],
  ]),
  rooted: true,
}

const lecturer: Career = {
  key: 'lecturer',
  weight: { m: 2.6, f: 5 },
  degrees: shares(
    'Ph.D. 34, M.Phil. (Science) 14, M.Phil. (Arts) 15, M.E. / M.Tech 20, M.Sc. 8, M.A. 5, M.Com. 4',
  ),
  posts: posts([
    [70, 'Assistant Professor', 6, 'Assistant Professor'],
    [8, 'Associate Professor', 12, 'Associate Professor'],
    [12, 'Lecturer', 4.5, 'Lecturer, Guest Lecturer'],
    [10, 'Research Scholar', 4, 'Senior Research Fellow'],
  ]),
  employers: employers([
    [66, 'Private Sector', 'an engineering college, an arts and science college, a deemed university'],
    [20, 'Government', 'a government college, a state university'],
    [14, 'Church / Mission', 'a Christian college'],
  ]),
}

const social: Career = {
  key: 'social',
  weight: { m: 1.2, f: 2 },
  degrees: shares('MSW 62, BSW 12, M.Sc. Psychology 18, M.A. 8'),
  posts: posts([
    [50, 'Social Worker', 3.8, 'Project Coordinator, Medical Social Worker'],
    [
      34,
      'NGO Professional',
      5,
      'Programme Officer, Project Manager',
      { phrase: 'with a non-profit organisation' },
    ],
    [
      16,
      'Counsellor',
      4,
      'School Counsellor, Student Counsellor',
      { degrees: 'M.Sc. Psychology 80, MSW 20' },
    ],
  ]),
  employers: employers([
    [
      70,
      'Non-Profit Organisation',
      'a child welfare organisation, a development agency, a rural health project',
    ],
    [16, 'Church / Mission', 'a Christian relief agency, a diocesan social service society'],
    [14, 'Private Sector', 'a hospital, a school'],
  ]),
}

const church: Career = {
  key: 'church',
  weight: { m: 3, f: 1.2 },
  degrees: shares('B.D. 30, B.Th. 28, M.Div. 14, M.Th. 8, G.Th. 6, M.A. Christian Studies 8, Dip.Th. 6'),
  posts: posts([
    [30, 'Missionary', 2.6, 'Field Missionary, Area Coordinator'],
    [22, 'Evangelist', 2.4, 'Evangelist'],
    [14, 'Youth Minister', 3, 'Youth Coordinator'],
    [12, 'Worship Leader', 2.6, 'Worship Leader'],
    [
      12,
      'Mission Organisation Staff',
      3.4,
      'Programme Coordinator',
      { phrase: 'on the staff of a mission organisation' },
    ],
    [10, 'Christian Counsellor', 3.6, 'Counsellor', { phrase: 'a Christian counsellor' }],
  ]),
  employers: employers([
    [
      100,
      'Church / Mission',
      'a mission organisation, a Bible college, a Christian media ministry, a student ministry',
    ],
  ]),
}

/** In most of these churches pastors are men. */
const ministry: Career = {
  ...church,
  key: 'church',
  weight: { m: 1.6, f: 0 },
  posts: posts([
    [74, 'Pastor', 3, 'Pastor, Assistant Pastor'],
    [26, 'Bible Teacher', 3.2, 'Lecturer in Theology', { phrase: 'a Bible teacher' }],
  ]),
}

export const caringCareers: readonly Career[] = [
  nurse,
  doctor,
  allied,
  teacher,
  lecturer,
  social,
  church,
  ministry,
]
