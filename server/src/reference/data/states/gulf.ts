import { within } from '../../list.ts'

/** States, emirates and governorates of the Gulf and of Israel. The parent is the country's ISO number. Codes are stored: never change or reuse one. */
export const gulfStates = [
  // United Arab Emirates
  ...within(784, [
    [101, 'Abu Dhabi'],
    [102, 'Ajman'],
    [103, 'Dubai'],
    [104, 'Fujairah'],
    [105, 'Ras Al Khaimah'],
    [106, 'Sharjah'],
    [107, 'Umm Al Quwain'],
  ]),
  // Saudi Arabia
  ...within(682, [
    [121, 'Al Bahah'],
    [122, 'Al Jawf'],
    [123, 'Al Madinah'],
    [124, 'Al Qassim'],
    [125, 'Asir'],
    [126, 'Eastern Province'],
    [127, 'Hail'],
    [128, 'Jazan'],
    [129, 'Makkah'],
    [130, 'Najran'],
    [131, 'Northern Borders'],
    [132, 'Riyadh'],
    [133, 'Tabuk'],
  ]),
  // Qatar
  ...within(634, [
    [141, 'Al Daayen'],
    [142, 'Al Khor and Al Thakhira'],
    [143, 'Al Rayyan'],
    [144, 'Al Shamal'],
    [145, 'Al Shahaniya'],
    [146, 'Al Wakrah'],
    [147, 'Doha'],
    [148, 'Umm Salal'],
  ]),
  // Kuwait
  ...within(414, [
    [161, 'Al Ahmadi'],
    [162, 'Al Farwaniyah'],
    [163, 'Al Jahra'],
    [164, 'Capital (Kuwait City)'],
    [165, 'Hawalli'],
    [166, 'Mubarak Al-Kabeer'],
  ]),
  // Bahrain
  ...within(48, [
    [181, 'Capital (Manama)'],
    [182, 'Muharraq'],
    [183, 'Northern'],
    [184, 'Southern'],
  ]),
  // Oman
  ...within(512, [
    [201, 'Ad Dakhiliyah'],
    [202, 'Ad Dhahirah'],
    [203, 'Al Batinah North'],
    [204, 'Al Batinah South'],
    [205, 'Al Buraimi'],
    [206, 'Al Wusta'],
    [207, 'Ash Sharqiyah North'],
    [208, 'Ash Sharqiyah South'],
    [209, 'Dhofar'],
    [210, 'Musandam'],
    [211, 'Muscat'],
  ]),
  // Israel
  ...within(376, [
    [221, 'Central'],
    [222, 'Haifa'],
    [223, 'Jerusalem'],
    [224, 'Northern'],
    [225, 'Southern'],
    [226, 'Tel Aviv'],
  ]),
]
