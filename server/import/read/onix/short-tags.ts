/**
 * Short tags of the elements we read and their reference names. Sources: the RELAX NG schema of ONIX for Books
 * 3.0 (short tag version, revision 8), where each element states both, and the tag list of ONIX 2.1 for those that
 * 3.0 dropped. ONIX 3.1 renamed none of them.
 */
const TABLE = `
ONIXmessage=ONIXMessage a001=RecordReference a002=NotificationType a197=RecordSourceName
ancillarycontent=AncillaryContent audience=Audience audiencerange=AudienceRange b003=PublicationDate
b004=ISBN b005=EAN13 b006=UPC b015=ItemQuantity citedcontent=CitedContent containeditem=ContainedItem
g126=PrizeName g127=PrizeYear g128=PrizeCountry g129=PrizeCode prize=Prize b010=ReplacesISBN b011=ReplacesEAN13 b012=ProductForm b013=BookFormDetail
b014=ProductFormDescription b018=TitleOfSeries b019=NumberWithinSeries b023=TitleOfSet b024=SetPartNumber b025=SetPartTitle
b026=ItemNumberWithinSet b028=DistinctiveTitle b029=Subtitle b030=TitlePrefix b031=TitleWithoutPrefix
b034=SequenceNumber b035=ContributorRole b036=PersonName b037=PersonNameInverted b038=TitlesBeforeNames
b039=NamesBeforeKey b040=KeyNames b041=NamesAfterKey b044=BiographicalNote b047=CorporateName
b048=ContributorDescription b049=ContributorStatement b056=EditionTypeCode b057=EditionNumber
b058=EditionStatement b059=LanguageOfText b061=NumberOfPages b062=IllustrationsNote b064=BASICMainSubject
b065=BICMainSubject b067=SubjectSchemeIdentifier b069=SubjectCode b070=SubjectHeadingText
b073=AudienceCode b074=AudienceRangeQualifier b075=AudienceRangePrecision b076=AudienceRangeValue
b079=ImprintName b081=PublisherName b125=NumberOfIllustrations b190=InterestAge
b191=MainSubjectSchemeIdentifier b202=TitleType b203=TitleText b204=AudienceCodeType
b206=AudienceCodeValue b207=AudienceDescription b218=ExtentType b219=ExtentValue b220=ExtentUnit
b221=ProductIDType b243=NameCodeValue b244=IDValue b247=PrefixToKey b248=SuffixToKey b249=UnnamedPersons
b251=CountryCode b252=LanguageCode b253=LanguageRole b255=PagesArabic b256=IllustrationType b257=Number
b281=SetItemTitle b291=PublishingRole b306=Date b333=ProductFormDetail b361=IllustrationTypeDescription
b374=TextSourceCorporate b385=ProductContentType b394=PublishingStatus b398=RegionCode
c093=MeasureTypeCode c094=Measurement c095=MeasureUnitCode c096=Height c097=Width c098=Thickness
c099=Weight collateraldetail=CollateralDetail collection=Collection collectionsequence=CollectionSequence
contentdetail=ContentDetail contentitem=ContentItem b284=LevelSequenceNumber b288=ComponentTypeName
b289=ComponentNumber contributor=Contributor contributorplace=ContributorPlace d100=Annotation
d101=MainDescription d102=TextTypeCode d104=Text d107=TextAuthor d108=TextSourceTitle
descriptivedetail=DescriptiveDetail e110=ReviewQuote extent=Extent f113=CoverImageLink
f114=MediaFileTypeCode f117=MediaFileLink f119=DownloadCaption h130=ReplacedByISBN h131=ReplacedByEAN13
h132=AlternativeFormatISBN h133=AlternativeFormatEAN13 h163=AlternativeProductISBN
h164=AlternativeProductEAN13 h208=RelationCode header=Header illustrations=Illustrations imprint=Imprint
j138=SupplyToCountry j140=SupplyToCountryExcluded j141=AvailabilityCode j143=OnSaleDate j145=PackQuantity
j148=PriceTypeCode j151=PriceAmount j152=CurrencyCode j161=PriceEffectiveFrom j162=PriceEffectiveUntil
j192=UnpricedItemType j260=DateFormat j261=PriceQualifier j263=MinimumOrderQuantity j303=Territory
j304=CountryExcluded j308=TerritoryExcluded j396=ProductAvailability j397=SupplyToTerritory
j407=MarketPublishingStatus j408=MarketDateRole language=Language m172=FromEANNumber m173=FromSAN
m174=FromCompany m182=SentDate m184=DefaultLanguageOfText m185=DefaultPriceTypeCode
m186=DefaultCurrencyCode m187=DefaultLinearUnit m188=DefaultWeightUnit mainsubject=MainSubject
market=Market marketdate=MarketDate marketpublishingdetail=MarketPublishingDetail
marketrepresentation=MarketRepresentation measure=Measure mediafile=MediaFile n338=NoSeries
n339=NoContributor othertext=OtherText price=Price pricedate=PriceDate product=Product
productidentifier=ProductIdentifier productiondetail=ProductionDetail productpart=ProductPart
productsupply=ProductSupply promotiondetail=PromotionDetail publisher=Publisher
publishingdate=PublishingDate publishingdetail=PublishingDetail relatedmaterial=RelatedMaterial
relatedproduct=RelatedProduct resourcefeature=ResourceFeature resourceversion=ResourceVersion
resourceversionfeature=ResourceVersionFeature sender=Sender senderidentifier=SenderIdentifier
series=Series set=Set subject=Subject supplydate=SupplyDate supplydetail=SupplyDetail
supportingresource=SupportingResource territory=Territory textcontent=TextContent title=Title
titledetail=TitleDetail titleelement=TitleElement x298=SenderName x322=NumberOfItemsOfThisForm x323=NumberOfCopies x307=SentDateTime x310=DefaultPriceType
x315=MeasureType x329=CollectionType x409=TitleElementLevel x410=PartNumber x411=NoCollection
x416=PrimaryContentType x419=EditionType x423=AncillaryContentType x424=AncillaryContentDescription
x425=MainSubject x426=TextType x427=ContentAudience x428=SourceTitle x429=ContentDateRole x430=CitedContentType
x431=SourceType x432=ListName x433=PositionOnList x434=CitationNote x503=PrizeStatement x435=ResourceLink
x436=ResourceContentType x437=ResourceMode x438=ResourceFeatureType x439=FeatureValue x440=FeatureNote
x442=ResourceVersionFeatureType x443=CorporateNameInverted x448=PublishingDateRole x449=CountriesIncluded
x450=RegionsIncluded x451=CountriesExcluded x452=RegionsExcluded x455=ProductRelationCode
x461=SupplyDateRole x462=PriceType x476=PriceDateRole x478=TitleStatement x481=CollectionSequenceNumber
`;

/** Short tag to reference name. Composites are their reference name in lower case. */
export const SHORT_TAGS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
