/** How sentences name places and degrees that have other names in the lists. */
const towns: Readonly<Record<string, string>> = {
  'Bengaluru Urban': 'Bengaluru',
  'Bengaluru Rural': 'Bengaluru',
  'Mumbai Suburban': 'Mumbai',
  'Mumbai City': 'Mumbai',
  Ernakulam: 'Kochi',
  'Kanpur Nagar': 'Kanpur',
  'Kamrup Metropolitan': 'Guwahati',
  NTR: 'Vijayawada',
  'Dakshina Kannada': 'Mangaluru',
  'Medchal-Malkajgiri': 'Hyderabad',
  'Ranga Reddy': 'Hyderabad',
  'East Khasi Hills': 'Shillong',
  'West Garo Hills': 'Tura',
  'East Singhbhum': 'Jamshedpur',
  Khordha: 'Bhubaneswar',
  'Ahilyanagar (Ahmednagar)': 'Ahmednagar',
  'Sri Potti Sriramulu Nellore': 'Nellore',
  Nilgiris: 'Ooty',
  'South Delhi': 'Delhi',
  'West Delhi': 'Delhi',
  'North Delhi': 'Delhi',
  'East Delhi': 'Delhi',
  'South West Delhi': 'Delhi',
}

/** The check for contact details would take 'B.Com.' for a web address. */
const degrees: Readonly<Record<string, string>> = {
  'B.Com.': 'a degree in commerce',
  'M.Com.': "a master's degree in commerce",
  'Higher Secondary (12th)': 'higher secondary school',
  'SSLC / 10th': 'school',
  ITI: 'an ITI course',
  'Diploma in Engineering / Polytechnic': 'a diploma in engineering',
  'Diploma in Computers': 'a diploma in computers',
  'Diploma in Catering': 'a diploma in catering',
  'NDA / Defence Academy': 'training at the NDA',
  'State Civil Service': 'a degree and the civil service examination',
  'BHM / Hotel Management': 'a degree in hotel management',
  'MTA / Tourism': 'a degree in tourism',
  'Interior Design': 'a degree in interior design',
  'Fashion Technology': 'a degree in fashion technology',
  'Animation and Film': 'a degree in animation',
  'Marine Engineering': 'a degree in marine engineering',
  'Aeronautical Engineering / AME': 'a degree in aeronautical engineering',
  'Montessori / Nursery Training': 'Montessori training',
  'Ph.D.': 'a doctorate',
  'Post-Doctorate': 'post-doctoral research',
}

export function town(district: string): string {
  return towns[district] ?? district
}

export function degreePhrase(degree: string): string {
  return degrees[degree] ?? degree.replace(/\s*\(.*\)$/, '').split(' / ')[0] ?? degree
}
