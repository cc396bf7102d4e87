import { list } from '../list.ts'

/** Parts that people take in the life of their church. Codes are stored: never change or reuse one. */
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
