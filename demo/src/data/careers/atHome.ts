import { type Career, employers, posts } from '../career.ts'
import { shares } from '../lines.ts'

const general = shares(`
  B.A. 16, B.Sc. 14, B.Com. 16, M.A. 10, M.Sc. 8, B.E. / B.Tech 12, B.A. English 6, B.Sc. Computer Science 6, M.Com. 5, MBA 3,
  Higher Secondary (12th) 4
`)

const atHome: Career = {
  key: 'atHome',
  weight: { m: 0.2, f: 7 },
  degrees: general,
  posts: posts([[1, 'Not Working', 0, '', { phrase: 'at home with the family' }]]),
  employers: employers([[1, 'Not Working']]),
  rooted: true,
}

const student: Career = {
  key: 'student',
  weight: { m: 1.4, f: 3.4 },
  degrees: shares(
    'M.A. 14, M.Sc. 16, B.E. / B.Tech 16, MBBS 10, B.Sc. Nursing 8, B.Ed. 12, M.Com. 8, MBA 10, B.A. LL.B. 6',
  ),
  posts: posts([[1, 'Student', 0]]),
  employers: employers([[1, 'Not Working']]),
}

const seeking: Career = {
  key: 'seeking',
  weight: { m: 1.2, f: 1.6 },
  degrees: general,
  posts: posts([[1, 'Seeking Employment', 0.5, '', { phrase: 'preparing for competitive examinations' }]]),
  employers: employers([[1, 'Not Working']]),
  rooted: true,
}

/** Careers without a salary. Their occupation decides which fields the forms ask for. */
export const atHomeCareers: readonly Career[] = [atHome, student, seeking]
