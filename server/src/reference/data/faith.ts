import { list } from '../list.ts'

/** Families of churches that group the denominations. Codes are stored: never change or reuse one. */
export const denominationCategories = list([
  [1, 'Catholic'],
  [2, 'Orthodox and Syrian'],
  [3, 'United and Anglican'],
  [4, 'Lutheran'],
  [5, 'Methodist and Holiness'],
  [6, 'Presbyterian and Reformed'],
  [7, 'Baptist'],
  [8, 'Pentecostal and Charismatic'],
  [9, 'Brethren and Evangelical'],
  [10, 'Adventist'],
  [11, 'Independent'],
])

/** How people describe their walk of faith. Codes are stored: never change or reuse one. */
export const spiritualities = list([
  [1, 'Born Again'],
  [2, 'Born Again and Baptised'],
  [3, 'Spirit Filled'],
  [4, 'Committed Believer'],
  [5, 'Regular Churchgoer'],
  [6, 'Traditional Christian'],
  [7, 'Growing in Faith'],
])

/** Activities in a church. Codes are stored: never change or reuse one. */
export const churchActivities = list([
  [1, 'Choir'],
  [2, 'Worship Team / Musician'],
  [3, 'Sunday School / Catechism Teacher'],
  [4, 'Youth Fellowship'],
  [5, "Women's Fellowship"],
  [6, "Men's Fellowship"],
  [7, 'Bible Study Group'],
  [8, 'Prayer Cell / Family Prayer Unit'],
  [9, 'Intercessory Prayer'],
  [10, 'Charismatic Prayer Group'],
  [11, 'Evangelism and Outreach'],
  [12, 'Mission Work'],
  [13, 'Pastoral Ministry'],
  [14, 'Parish Council / Pastorate Committee'],
  [15, 'Altar Server'],
  [16, 'Lector / Scripture Reader'],
  [17, 'Eucharistic Minister'],
  [18, 'Legion of Mary'],
  [19, 'Society of St. Vincent de Paul'],
  [20, 'Charity and Visitation'],
  [21, 'Media and Sound Team'],
  [22, 'Usher / Volunteer'],
  [23, 'Attends Worship'],
  [24, 'Not Active'],
])
