import { headerKey } from '../csv/header-key.ts';

export const STOCK_FIELDS = [
  'isbn',
  'location',
  'quantity',
  'on_order',
  'price',
  'currency',
  'condition',
] as const;
export type StockField = (typeof STOCK_FIELDS)[number];

/** Headers of stock lists, as cash desks and warehouses write them; the better one of a field first. */
const NAMES: Record<StockField | 'ignored', string> = {
  isbn: 'ISBN13, ISBN-13, EISBN, EAN, EAN13, ISBN, ISBN10, ISBN-10, ISBN/EAN, EAN/ISBN, GTIN, SKU, UPC, Barcode, Bar code, Item number, Item no, Item, Product code, Product, Código de barras, Código EAN, Strichcode, Code-barres, EAN code, ISBN number, ISBN #, Title code, Code',
  location:
    'Location, Location code, Location name, Store, Store code, Store name, Store number, Store #, Branch, Branch code, Shop, Site, Warehouse, Loja, Tienda, Sucursal, Magasin, Filiale, Lager, Standort, Negozio, Local, Depot, Loc',
  quantity:
    'Onhand, On hand, Qty on hand, Quantity on hand, QOH, Onhand qty, Stock on hand, SOH, In stock, Available, Qty available, Quantity available, Available qty, Free stock, Qty, Quantity, Stock, Stock level, Stock qty, Inventory, Inventory qty, Count, Copies, Units, Quantidade, Estoque, Cantidad, Existencias, Quantité, Bestand, Menge, Anzahl, Quantità, Giacenza, Aantal, Voorraad',
  on_order:
    'On order, Onorder, Qty on order, Quantity on order, On-order qty, Ordered, PO qty, Bestellt, En commande',
  price:
    'Our price, Selling price, Sale price, Price, Retail, Retail price, Unit price, Store price, Price amount, List price, MSRP, RRP, Preço, Precio, Prix, Preis, Verkaufspreis, Prezzo, Prijs, PVP',
  currency: 'Currency, Currency code, Price currency, Moeda, Moneda, Devise, Währung',
  condition:
    'Condition, Cond, Item condition, New/Used, Used/New, N/U, Used, Type, Estado, Condição, Condición, État, Zustand',
  ignored:
    'Title, Author, Authors, Publisher, Description, Cost, Discount, Binding, Format, Last sold, Min, Max',
};

export const STOCK_HEADERS = new Map<string, { field: StockField | 'ignored'; rank: number }>();
for (const [field, names] of Object.entries(NAMES) as [StockField | 'ignored', string][]) {
  names.split(', ').forEach((name, rank) => {
    const key = headerKey(name);
    if (!STOCK_HEADERS.has(key)) STOCK_HEADERS.set(key, { field, rank });
  });
}
