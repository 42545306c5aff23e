import type { Field } from './field.ts';
import { headerKey } from './header-key.ts';

/**
 * Headers seen in exports of cash desks, wholesalers, libraries and collectors' programs, in the languages that
 * our shops meet. Within a field the better column comes first: of two columns for one field, the first fills
 * a row and the next ones fill what it leaves empty. 'ignored' columns are known and deliberately not loaded.
 */
const NAMES: Record<Field | 'ignored', string> = {
  isbn13:
    'ISBN13, ISBN-13, ISBN 13 digit, ISBN_13, EAN13, EAN-13, EISBN, EAN, EAN code, EAN code 13, Bookland EAN, GTIN, GTIN13, GTIN-13, ISBN13 Hyphenated, Código EAN, Barcode, Bar code, Strichcode, Código de barras, Code-barres, Product ID, ISBN/EAN, EAN/ISBN, UPC/EAN, EAN/UPC',
  isbn10: 'ISBN10, ISBN-10, ISBN_10, ISBN 10 digit',
  isbn: 'ISBN, ISBN number, ISBN No, ISBN #, ISBN raw, ISBN_ISSN, ISBN/ISSN, ISBN code, Item ISBN, Book ISBN, Primary ISBN, ISBNs, ISBN UPC, ISBN/UPC, Numéro ISBN, ISBN-Nummer, ISBN number 13, Print ISBN, Identifier',
  record_ref:
    'Record ref, Record reference, RecordReference, Record ID, Source ID, Book ID, Item ID, ID, Bib ID, Biblionumber, Row ID, Goodreads book id, Slug, SKU, Item number, Item no',
  title:
    'Title, Titulo, Título, Titre, Titel, Titolo, Book title, Book name, Name of book, Product title, Full title, Title name, Item title, Item name, Product name, Main title, Título principal, Název, Tytuł, Название, Titulo completo, TitleText, Item description, Title proper, Buchtitel, Nimi, Cím',
  subtitle:
    'Subtitle, Sub Title, Sub-title, Subtítulo, Sous-titre, Untertitel, Sottotitolo, Ondertitel, Title remainder, Podtytuł',
  authors:
    'Authors, Author, Author(s), Author name, Author names, Autor, Autores, Autor(es), Auteur, Auteurs, Auteur(s), Autore, Autori, Verfasser, Autorin, Autor/in, Contributor, Contributors, Contributor name, Creator, Creators, Written by, Author display, Primary author, Main author, Autor principal, Autor_principal, Author 1, Author1, Additional authors, Author 2, Author2, Author 3, Author3, Автор, By, Artist, Författare, Forfatter',
  author_first:
    'Author first, Author first name, First name, Author fn, Autor Vorname, Prénom, Prénom auteur, Primeiro nome',
  author_last: 'Author last, Author last name, Last name, Author ln, Surname, Autor Nachname, Nom auteur',
  editors: 'Editor, Editors, Editor(s), Edited by, Herausgeber, Organizador, Organizadores, Curatore',
  translators:
    'Translator, Translators, Translated by, Tradutor, Tradutores, Traductor, Traducteur, Übersetzer, Traduttore',
  illustrators:
    'Illustrator, Illustrators, Illustrated by, Ilustrador, Ilustradores, Illustrateur, Illustratore',
  narrators: 'Narrator, Narrators, Narrated by, Reader, Read by, Narrador, Sprecher',
  series:
    'Series, Series name, Series title, Série, Serie, Collection, Coleção, Colección, Reihe, Collana, Reeks',
  series_number:
    'Series number, Series no, Series num, Series #, Series_number, Series index, Series position, Number in series, Volume, Vol, Volume number, Band, Tome, Bandnummer, Número na série',
  publisher:
    'Publisher, Publisher name, Editora, Editorial, Éditeur, Editeur, Verlag, Editore, Uitgever, Uitgeverij, Publishing house, Издательство, Wydawnictwo, Vendor publisher, Forlag, Förlag, Casa editrice, Maison d’édition',
  imprint: 'Imprint, Imprint name, Selo, Sello, Marque',
  publication_date:
    'Publication date, Publication_date, Pub date, Pubdate, PubDate, Date of publication, Published, Published date, Date published, Publish date, Release date, Release, Date de parution, Date parution, Parution, Erscheinungsdatum, Erscheinungstermin, Data de publicação, Data de lançamento, Fecha de publicación, Fecha publicación, Data di pubblicazione, Verschijningsdatum, Date, Publication year, Pub year, Year published, Year of publication, Year, Ano, Año, Année, Jahr, Anno, Erscheinungsjahr, Ano de publicação, Ano publicação, Año de publicación, Année de publication, Jaar, Pubyear, Original publication year, Original publication date, Copyright date, Copyright, Copyright year',
  on_sale_date:
    'On sale date, On-sale date, Onsale, On sale, Street date, Strict on sale date, Embargo date, Embargo, Erstverkaufstag, Date de mise en vente',
  binding:
    'Binding, Format, Book format, BookFormat, Cover type, Binding type, Binding code, Product form, Product format, Media, Media type, Product type, Format type, Encadernação, Encuadernación, Reliure, Einband, Bindung, Formato, Rilegatura, Bindwijze, Acabamento, Einbandart, Cover',
  language:
    'Language, Language code, Language_code, Lang, Languages, Idioma, Língua, Lengua, Langue, Sprache, Lingua, Taal, Язык, Język',
  pages:
    'Pages, Page count, Number of pages, Num pages, No of pages, Pagination, Extent, Nb pages, Nombre de pages, Seiten, Seitenzahl, Páginas, Número de páginas, Nº páginas, Pagine, Paginas, Pgs, Aantal pagina’s, Pp',
  illustrations: 'Illustrations, Illustration note, Number of illustrations',
  edition:
    'Edition, Edition statement, Edição, Edicao, Edición, Édition, Auflage, Edizione, Druk, Edition number',
  width: 'Width, Width in, Breite, Largeur, Largura, Ancho',
  height: 'Height, Height in, Höhe, Hauteur, Altura, Alto',
  thickness: 'Thickness, Depth, Spine, Spine width, Dicke, Épaisseur, Espessura, Grosor',
  weight: 'Weight, Weight lb, Weight lbs, Item weight, Gewicht, Poids, Peso',
  carton_qty: 'Carton qty, Carton quantity, Case qty, Case quantity, Pack qty, Case pack, Master carton',
  upc: 'UPC, UPC code, UPC-A, UPC number',
  audience: 'Audience, Target audience, Readership, Zielgruppe, Público',
  age_range: 'Age, Ages, Age range, Age group, Reading age, Interest age, Alter, Âge, Idade, Edad',
  subjects:
    'Subjects, Subject, Categories, Category, Genre, Genres, Topic, Topics, Subject heading, Subject headings, Assunto, Assuntos, Materia, Materias, Matéria, Sujet, Sujets, Thema Text, Themen, Schlagwörter, Schlagwort, Gênero, Género, Categoria, Categorias, Categoría, Catégorie, Sachgebiet, Kategorie, Argomento, Section, Department, Dept, Subject 1, Subject 2, Subject 3, Genre 1, Genre 2, Rubrik, Shelf, Bookshelves',
  bisac:
    'BISAC, BISAC code, BISAC codes, BISAC subject, BISAC subjects, BISAC subject code, BISAC category, BISAC main, BISAC 1, BISAC 2, BISAC 3, Main BISAC',
  thema: 'Thema, Thema code, Thema codes, Thema subject, Thema subject code, Thema main',
  dewey: 'Dewey, Dewey decimal, DDC, Dewey class, Classificacao, Classificação, Classification, CDD',
  keywords: 'Keywords, Keyword, Tags, Palavras-chave, Palabras clave, Mots-clés, Stichwörter',
  description:
    'Long description, Long description html, Description html, Description, Book description, Product description, Full description, Annotation, Synopsis, Summary, Blurb, Descrição, Descripción, Sinopse, Sinopsis, Résumé, Présentation, Beschreibung, Klappentext, Inhalt, Descrizione, Beschrijving, Overview, About the book, Body html, Resumo, Resumen, Marketing copy, Flap copy',
  short_description:
    'Short description, Brief description, Teaser, Tagline, Headline, Kurzbeschreibung, Short annotation, Accroche',
  table_of_contents:
    'Table of contents, TOC, Contents, Inhaltsverzeichnis, Sumário, Índice, Table des matières',
  excerpt: 'Excerpt, Extract, Leseprobe, Extrait, Trecho',
  bio: 'Author bio, Author biography, About the author, Bio, Biography, Biographical note, Sobre o autor',
  cover_url:
    'Cover url, Cover image, Cover image url, Image url, Image_url, Image, Image link, Image src, Cover link, Thumbnail, Capa, Couverture url, Cover_url, Jacket image, Large image url, Picture url',
  price:
    'List price, Listprice, MSRP, RRP, SRP, Retail price, Retail, Price, Price amount, Cover price, Preço, Preço de capa, Precio, PVP, Prix, Prix TTC, Prix public, Preis, Ladenpreis, Prezzo, Prijs, Unit price, Value, Selling price, Our price, Sale price, Cena, Pris',
  price_usd:
    'US price, USD price, Price USD, Price US, US list price, List price USD, USD, US retail, US $, US$, US SRP, US MSRP, Price (US)',
  price_cad:
    'CDN price, CAD price, Can price, Canadian price, Price CAD, Price CDN, Canada price, CAD, CDN, CAN $, CDN $, CAN$, Price (CAN), Price Can, Canadian list price, CA price',
  price_gbp: 'UK price, GBP price, Price GBP, GBP, UK RRP, Price £, £, Price UK',
  price_eur:
    'EUR price, Euro price, Price EUR, EUR, €, Price €, Preis EUR, Preis €, Prix €, PVP €, Ladenpreis EUR, Ladenpreis €',
  currency: 'Currency, Price currency, Currency code, Moeda, Moneda, Devise, Währung, Valuta',
  availability:
    'Availability, Availability status, Product status, Publication status, Publishing status, Item status, Title status, Stock status, Verfügbarkeit, Disponibilité, Disponibilidade, Disponibilidad, Meldenummer, Status',
  sales_rank:
    'Sales rank, Salesrank, Rank, Bestseller rank, Best sellers rank, Amazon sales rank, BSR, Popularity rank, Sales position, Verkaufsrang, Rang, Ranking',
  copies_sold:
    'Copies sold, Units sold, Quantity sold, Qty sold, Unit sales, Sales units, Sales qty, Sales quantity, Total sales, Lifetime sales, Life to date sales, LTD sales, YTD sales, Net sales, Sold, Sales, Vendas, Ventas, Ventes, Verkäufe, Verkauft',
  ratings_count:
    'Ratings count, Rating count, Number of ratings, Num ratings, No of ratings, Ratings, Work ratings count, Total ratings, User ratings',
  ratings_average:
    'Average rating, Rating average, Ratings average, Rating avg, Avg rating, Mean rating, Star rating, Stars, Rating',
  ignored:
    'Qty, Quantity, Stock, On hand, Onhand, On order, Location, Store, Branch, Condition, Cost, Discount, Reviews count, Text reviews count, Work text reviews count, Ratings 1, Ratings 2, Ratings 3, Ratings 4, Ratings 5, Books count, Editions count, Isbn13 valid, Original title, Small image url, Work ID, Best book ID, Best_book_id, Word count, Notes, Date added, Date updated, Data atualizacao, Data_atualizacao, Last modified, Created, Updated, Obra, Material, Tipo material, Sources, Source, Licence, License, Commit, Source repo, Cover file, Cover artist, Collections, My rating, My review, Date read, Owned copies, Read count, Exclusive shelf, Private notes, Spoiler, Author l-f',
};

/** The field for a normalised header (`headerKey`), and how good the name is: 0 is best within its field. */
export const HEADER_FIELDS = new Map<string, { field: Field | 'ignored'; rank: number }>();
for (const [field, names] of Object.entries(NAMES) as [Field | 'ignored', string][]) {
  names.split(', ').forEach((name, rank) => {
    const key = headerKey(name);
    if (!HEADER_FIELDS.has(key)) HEADER_FIELDS.set(key, { field, rank });
  });
}
