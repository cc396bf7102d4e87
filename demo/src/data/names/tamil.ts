import type { NamePool } from '../community.ts'
import { words } from '../lines.ts'

/** Tamil Christian names: from the Bible, of saints, and of Tamil virtues. */
export const tamilNames: NamePool = {
  men: words(`
    Aaron, Abinesh, Abishek, Ajay, Alwin, Anand, Andrew, Anto, Arockia, Arun, Ashok, Augustin, Benjamin,
    Bennet, Blesson, Charles, Clement, Daniel, David, Denison, Edwin, Emmanuel, Felix, Franklin, Gideon,
    Gnana, Godwin, Immanuel, Infant, Isaac, Israel, Jabez, Jacob, Jebakumar, Jebaraj, Jeffrin, Jerome,
    Jesudas, Jeyakumar, Jeyaseelan, Joel, John, Jonathan, Joseph, Joshua, Karthick, Kingsly, Lawrence,
    Leo, Livingston, Manoj, Melvin, Micheal, Moses, Nelson, Paul, Peter, Prabhu, Pradeep, Praveen, Prem,
    Prince, Raja, Rajesh, Richard, Robin, Roshan, Sam, Samson, Samuel, Selvin, Sharon Raj, Shibu,
    Stalin, Stanley, Stephen, Suresh, Thangaraj, Timothy, Titus, Vinoth, Wesley, Wilson, Xavier
  `),
  women: words(`
    Abarna, Abigail, Agnes, Akila, Angel, Angelin, Anita, Anitha, Annal, Arul Mary, Beaula, Benita,
    Beulah, Blessy, Carolin, Catherine, Christina, Daisy, Deborah, Diana, Divya, Dorcas, Esther,
    Evangeline, Evelyn, Feba, Femila, Florence, Gladys, Gloria, Grace, Hannah, Helen, Hepziba, Jasmine,
    Jayanthi, Jeba Rani, Jebaselvi, Jeeva, Jemima, Jenifer, Jenisha, Jessica, Jessy, Jothi, Joyce,
    Judith, Juliet, Keren, Keziah, Lydia, Magdalene, Margaret, Mary, Mercy, Monica, Nancy, Naomi, Nisha,
    Nithya, Persis, Preethi, Princy, Priscilla, Priya, Rachel, Rebecca, Reena, Rhoda, Rosy, Ruth,
    Salomi, Sandhya, Sarah, Selvi, Sharmila, Sharon, Sheeba, Shiny, Sneha, Stella, Suganya, Susan,
    Tabitha, Vinnarasi, Violet
  `),
  fathers: words(`
    Abraham, Albert, Amalraj, Antony, Arockiasamy, Arulraj, Chellappan, Chelladurai, Christopher,
    Daniel, David, Devadoss, Devaraj, Dhanaraj, Edward, Gnanadurai, Gnanaraj, Gunaseelan, Isaac, Israel,
    Jacob, Jebamani, Jeyapaul, Jeyaraj, Jeyasingh, John, Johnson, Joseph, Kanagaraj, Kirubakaran,
    Lazarus, Manickam, Moses, Packiaraj, Paramanandam, Paulraj, Ponnudurai, Ponraj, Rajamani, Rajan,
    Rathinam, Sahayaraj, Samuel, Samraj, Savarimuthu, Selvanayagam, Selvaraj, Solomon, Sundararaj,
    Swamidas, Thangadurai, Thomas, Vedamuthu, Victor, William, Yesudhas
  `),
  mothers: words(`
    Alice, Amala, Amutha, Annapackiam, Arputham, Beatrice, Chandra, Christobel, Daisy Rani, Elizabeth,
    Emily, Esther Rani, Florence, Gnanaselvi, Grace, Gunavathi, Hannah, Hepzibah, Jaya, Jebamalar,
    Jeyarani, Jeyaseeli, Kamala, Kirubai, Leela, Lily, Lourdu Mary, Manjula, Margaret, Mary, Mercy,
    Nesamani, Packiam, Padma, Pushpam, Rajam, Rani, Regina, Rita, Rose Mary, Ruby, Sagayam, Selvi,
    Shanthi, Stella, Sundari, Suseela, Thangam, Vasantha, Victoria, Vijaya, Violet
  `),
  families: words(`
    Arul, Asirvatham, Chelliah, Devasahayam, Gnanamuthu, Jebaraj, Kirubai, Manuel, Muthiah, Packiam,
    Pandian, Ponniah, Rajarathinam, Sargunam, Sathiaraj, Selvakumar, Swamidhas, Thangiah, Vedanayagam
  `),
}
