// Each from its own package: the one that holds them all loads Tailwind and a highlighter of code as well, 11 MB of memory.
export { Body } from '@react-email/body';
export { Button } from '@react-email/button';
export { Column } from '@react-email/column';
export { Container } from '@react-email/container';
export { Head } from '@react-email/head';
export { Heading } from '@react-email/heading';
export { Hr } from '@react-email/hr';
export { Html } from '@react-email/html';
export { Img } from '@react-email/img';
export { Link } from '@react-email/link';
export { Preview } from '@react-email/preview';
export { Row } from '@react-email/row';
export { Section } from '@react-email/section';
export { Text } from '@react-email/text';
